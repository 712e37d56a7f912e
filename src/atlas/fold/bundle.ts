import type { PictureTransition } from '../picture';

/**
 * Minimum number of parallel transitions of folded states that are drawn as a single line with their count; in charts
 * of many transitions any two parallel ones are.
 */
const BUNDLED = 4;
const MANY = 200;

/** Ends of a transition as a key. */
export const endsOf = ({ source, targets }: Pick<PictureTransition, 'source' | 'targets'>): string =>
  `${source} > ${targets.join(' ')}`;

/**
 * Replaces parallel transitions by the first, labelled with their number: elkjs needs minutes for a few hundred
 * labelled lines between ten states, which are illegible anyway. `whole` has the transitions before folding.
 */
export function bundled(
  transitions: readonly PictureTransition[],
  whole: ReadonlyMap<string, PictureTransition>,
): PictureTransition[] {
  const isCrowded = transitions.length > MANY;
  const bundles = new Map<string, PictureTransition[]>();
  for (const transition of transitions) {
    const ends = endsOf(transition);
    const before = whole.get(transition.id);
    if (!isCrowded && before && endsOf(before) === ends) continue;
    if (transition.targets.length === 0) continue;
    const known = bundles.get(ends);
    if (known) known.push(transition);
    else bundles.set(ends, [transition]);
  }
  const least = isCrowded ? 2 : BUNDLED;
  const large = [...bundles.values()].filter(({ length }) => length >= least);
  const bundleOf = new Map(large.flatMap((bundle) => bundle.map(({ id }) => [id, bundle] as const)));
  return transitions.flatMap((transition) => {
    const bundle = bundleOf.get(transition.id);
    if (!bundle) return [transition];
    return bundle[0] === transition
      ? [{ ...transition, plain: true, times: bundle.length, told: [`× ${bundle.length}`] }]
      : [];
  });
}
