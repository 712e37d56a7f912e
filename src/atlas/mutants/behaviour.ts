import { type Edge, type Exploration, keyOf, type Place } from '../explore';
import { stable } from '../json';

const placeOf = ({ snapshot, ended }: Place): string =>
  keyOf(snapshot, ended) + stable([snapshot.output, [...snapshot.tags].sort()]);

/** Serializes the observable part of an edge: whether the event was expected, its target, its effects. */
function told({ from, to, move, effects }: Edge, places: readonly Place[], known: readonly string[]): string[] {
  const expected = move.kind !== 'event' || places[from]?.snapshot.can(move.event) === true;
  if (from === to && effects.length === 0 && !(expected && move.kind === 'event')) return [];
  return [`${known[from]} ${stable([move, expected])} ${known[to]} ${stable(effects)}`];
}

/** Returns the observable behaviour of an exploration, equal for charts that only differ inside. */
export function behaviour({ places, starts, edges, problems }: Exploration): string[] {
  const known = places.map(placeOf);
  const begun = starts.map(({ given, at, effects }) => `${stable(given)} ${known[at]} ${stable(effects)}`);
  return [...new Set([...begun, ...edges.flatMap((edge) => told(edge, places, known)), ...problems])].sort();
}

/**
 * Returns whether two charts, explored with the same samples, behave the same. Explore them whole: thinning may look
 * like a difference.
 */
export function alike(one: Exploration, other: Exploration): boolean {
  // Compares line by line, since all lines of a large chart exceed the maximum length of a string.
  const [these, those] = [behaviour(one), behaviour(other)];
  return these.length === those.length && these.every((line, index) => line === those[index]);
}
