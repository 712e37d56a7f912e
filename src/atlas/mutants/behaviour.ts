import { type Edge, type Exploration, keyOf, type Place } from '../explore';
import { stable } from '../json';

const placeOf = ({ snapshot, ended }: Place): string =>
  keyOf(snapshot, ended) + stable([snapshot.output, [...snapshot.tags].sort()]);

/** What can be told from outside of a move: whether it was expected, where it leads and what is done on the way. */
function told({ from, to, move, effects }: Edge, places: readonly Place[], known: readonly string[]): string[] {
  const expected = move.kind !== 'event' || places[from]?.snapshot.can(move.event) === true;
  if (from === to && effects.length === 0 && !(expected && move.kind === 'event')) return [];
  return [`${known[from]} ${stable([move, expected])} ${known[to]} ${stable(effects)}`];
}

/** All that a chart was found to do, by what can be told from outside: the same for charts that only look different. */
export function behaviour({ places, starts, edges, problems }: Exploration): string[] {
  const known = places.map(placeOf);
  const begun = starts.map(({ given, at, effects }) => `${stable(given)} ${known[at]} ${stable(effects)}`);
  return [...new Set([...begun, ...edges.flatMap((edge) => told(edge, places, known)), ...problems])].sort();
}

/** Returns whether two charts, explored with the same samples, do the same. Explored whole, or what was thinned may look like a difference. */
export function alike(one: Exploration, other: Exploration): boolean {
  // Line by line: all of a large chart is longer than a string may be.
  const [these, those] = [behaviour(one), behaviour(other)];
  return these.length === those.length && these.every((line, index) => line === those[index]);
}
