import type { Picture, PictureState } from '../../picture';

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

/** Returns a chart without the contents of folded states; transitions into them lead to them. */
export function foldedPicture(picture: Picture, folded: readonly string[]): Picture {
  if (folded.length === 0) return picture;
  const visible = (path: string) => visibleOf(path, folded);
  const isVisible = ({ path }: PictureState) => visible(path) === path;
  return {
    ...picture,
    states: picture.states
      .filter(isVisible)
      .map((state) => (folded.includes(state.path) ? { ...state, type: 'atomic', initial: [] } : state)),
    transitions: picture.transitions.flatMap((transition) => {
      const source = visible(transition.source);
      const targets = [...new Set(transition.targets.map(visible))];
      const isWithin = source !== transition.source && targets.every((target) => target === source);
      const staysWithin =
        transition.targets.length > 0 && targets.every((target) => target === source) && folded.includes(source);
      return isWithin || staysWithin ? [] : [{ ...transition, source, targets }];
    }),
  };
}
