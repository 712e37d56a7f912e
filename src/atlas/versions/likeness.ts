import { causeOf, guardOf } from '../label';
import type { Picture, PictureState, PictureTransition } from '../picture';

/** Share of equal features from which two states of different names count as one that was renamed. */
const MIN_LIKENESS = 0.6;

/** Returns a lookup of the features of a state that survive its renaming: its texts, its exits, its entrances. */
export function featuresIn({ transitions }: Picture): (state: PictureState) => string[] {
  const exits = new Map<string, PictureTransition[]>();
  const arrivals = new Map<string, PictureTransition[]>();
  const add = (map: Map<string, PictureTransition[]>, path: string, transition: PictureTransition) => {
    const known = map.get(path);
    if (known) known.push(transition);
    else map.set(path, [transition]);
  };
  for (const transition of transitions) {
    add(exits, transition.source, transition);
    for (const target of transition.targets) if (target !== transition.source) add(arrivals, target, transition);
  }
  return ({ path, description, requirements, tags, entry, exit, invokes }) => [
    ...(description === undefined ? [] : [`description ${description}`]),
    ...requirements.map((id) => `requirement ${id}`),
    ...tags.map((tag) => `tag ${tag}`),
    ...entry.map((name) => `entry ${name}`),
    ...exit.map((name) => `exit ${name}`),
    ...invokes.map(({ src }) => `runs ${src}`),
    ...(exits.get(path) ?? []).map((transition) => `on ${causeOf(transition)} ${guardOf(transition, 1) ?? ''}`.trim()),
    ...(arrivals.get(path) ?? []).map((transition) => `after ${transition.source} ${causeOf(transition)}`),
  ];
}

type Featured<T> = { of: T; features: readonly string[] };

/** Pairs each element with the most similar other one, the most similar pairs first; others stay alone. */
export function matched<A, B>(some: readonly Featured<A>[], others: readonly Featured<B>[]): [A, B][] {
  const pairs = some.flatMap((left) =>
    others.map((right) => ({ left, right, likeness: likeness(left.features, right.features) })),
  );
  const taken = new Set<unknown>();
  return pairs
    .filter((pair) => pair.likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .flatMap(({ left, right }): [A, B][] => {
      if (taken.has(left) || taken.has(right)) return [];
      taken.add(left);
      taken.add(right);
      return [[left.of, right.of]];
    });
}

/** Returns the share of equal features, from 0 to 1 (Dice). */
function likeness(some: readonly string[], others: readonly string[]): number {
  const all = new Set(others);
  const shared = [...new Set(some)].filter((feature) => all.has(feature)).length;
  return shared === 0 ? 0 : (2 * shared) / (new Set(some).size + all.size);
}
