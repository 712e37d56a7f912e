import { type Edge, type Exploration, keyOf, type Place } from '../explore';
import { stable } from '../json';

const placeOf = ({ snapshot, ended }: Place): string =>
  keyOf(snapshot, ended) + stable([snapshot.output, [...snapshot.tags].sort()]);

/** Serializes the observable part of an edge: whether the event was expected, its target, its effects. */
function describeEdge({ from, to, move, effects }: Edge, places: readonly Place[], known: readonly string[]): string[] {
  const expected = move.kind !== 'event' || places[from]?.snapshot.can(move.event) === true;
  if (from === to && effects.length === 0 && !(expected && move.kind === 'event')) return [];
  return [`${known[from]} ${stable([move, expected])} ${known[to]} ${stable(effects)}`];
}

/** Returns the observable behaviour of an exploration, equal for charts that only differ inside. */
export function behaviour({ places, starts, edges, problems }: Exploration): string[] {
  const known = places.map(placeOf);
  const startLines = starts.map(
    ({ inputValue, at, effects }) => `${stable(inputValue)} ${known[at]} ${stable(effects)}`,
  );
  return [
    ...new Set([...startLines, ...edges.flatMap((edge) => describeEdge(edge, places, known)), ...problems]),
  ].sort();
}

/**
 * Returns whether two charts, explored with the same samples, behave the same. Explore them whole: thinning may look
 * like a difference.
 */
export function alike(a: Exploration, b: Exploration): boolean {
  // Compares line by line, since all lines of a large chart exceed the maximum length of a string.
  const ours = behaviour(a);
  const theirs = behaviour(b);
  return ours.length === theirs.length && ours.every((line, index) => line === theirs[index]);
}
