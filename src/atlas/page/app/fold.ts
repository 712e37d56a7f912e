import type { Picture, PictureState, PictureTransition } from '../../picture';

const isBelow = (path: string, top: string): boolean => path.startsWith(`${top}.`);

/** Returns the paths that contain none of the others. */
export const innermost = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => isBelow(other, path)));

/** Returns the states that contain transitions, and so can be folded. */
export const foldable = ({ states }: Picture): string[] =>
  states.flatMap(({ path }) => (states.some((other) => isBelow(other.path, path)) ? [path] : []));

/** Returns the outermost folded state that contains a state, or the state itself. */
export function visibleOf(path: string, folded: readonly string[]): string {
  const over = folded.filter((top) => isBelow(path, top));
  return over.sort((a, b) => a.length - b.length)[0] ?? path;
}

/**
 * Minimum number of parallel transitions of folded states that are drawn as a single line with their count; in charts
 * of many transitions any two.
 */
const BUNDLED = 4;
const MANY = 200;

/**
 * Returns a chart without the contents of folded states; transitions into them lead to them. Parallel ones are bundled:
 * elkjs needs minutes for a few hundred labelled lines between ten states, which are illegible anyway.
 */
export function foldedPicture(picture: Picture, folded: readonly string[]): Picture {
  if (folded.length === 0) return picture;
  const visible = (path: string) => visibleOf(path, folded);
  const isVisible = ({ path }: PictureState) => visible(path) === path;
  return {
    ...picture,
    states: picture.states
      .filter(isVisible)
      .map((state) => (folded.includes(state.path) ? { ...state, type: 'atomic', initial: [] } : state)),
    transitions: bundled(
      picture.transitions.flatMap((transition) => {
        const source = visible(transition.source);
        const targets = [...new Set(transition.targets.map(visible))];
        const isWithin = source !== transition.source && targets.every((target) => target === source);
        const staysWithin =
          transition.targets.length > 0 && targets.every((target) => target === source) && folded.includes(source);
        return isWithin || staysWithin ? [] : [{ ...transition, source, targets }];
      }),
      picture,
    ),
  };
}

/** Replaces parallel transitions, of which folding has moved an end, by the first, labelled with their number. */
function bundled(transitions: readonly PictureTransition[], { transitions: whole }: Picture): PictureTransition[] {
  const ends = new Map(whole.map((transition) => [transition.id, endsOf(transition)]));
  const moved = transitions.filter((transition) => ends.get(transition.id) !== endsOf(transition));
  const bundles = new Map<string, PictureTransition[]>();
  for (const transition of moved) {
    const known = bundles.get(endsOf(transition));
    if (known) known.push(transition);
    else bundles.set(endsOf(transition), [transition]);
  }
  const least = transitions.length > MANY ? 2 : BUNDLED;
  const large = [...bundles.values()].filter(({ length }) => length >= least);
  const left = new Map(large.flatMap((bundle) => bundle.map(({ id }) => [id, bundle] as const)));
  return transitions.flatMap((transition) => {
    const bundle = left.get(transition.id);
    if (!bundle) return [transition];
    return bundle[0] === transition ? [{ ...transition, plain: true, told: [`× ${bundle.length}`] }] : [];
  });
}

const endsOf = ({ source, targets }: PictureTransition): string => `${source} > ${targets.join(' ')}`;
