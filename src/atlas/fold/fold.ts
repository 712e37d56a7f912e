import type { Picture } from '../picture';
import { bundled } from './bundle';
import { parentOf } from './nesting';

/** Returns the states that contain others, and so can be folded. */
export function foldable({ states }: Picture): string[] {
  const parents = new Set(states.map(({ path }) => parentOf(path)));
  return states.flatMap(({ path }) => (parents.has(path) ? [path] : []));
}

/** Returns a lookup of the outermost folded state that contains a state, or of the state itself. */
export function visibleIn(folded: readonly string[]): (path: string) => string {
  if (folded.length === 0) return (path) => path;
  const tops = new Set(folded);
  return (path) => {
    for (let end = path.indexOf('.'); end >= 0; end = path.indexOf('.', end + 1))
      if (tops.has(path.slice(0, end))) return path.slice(0, end);
    return path;
  };
}

/** Returns a chart without the contents of folded states; transitions into them lead to them. */
export function foldedPicture(picture: Picture, folded: readonly string[]): Picture {
  const visible = visibleIn(folded);
  const tops = new Set(folded);
  const contents = new Map<string, number>();
  for (const { path } of picture.states) {
    const top = visible(path);
    if (top !== path) contents.set(top, (contents.get(top) ?? 0) + 1);
  }
  const whole = new Map(picture.transitions.map((transition) => [transition.id, transition]));
  const transitions = picture.transitions.flatMap((transition) => {
    const source = visible(transition.source);
    const targets = [...new Set(transition.targets.map(visible))];
    const isWithin = source !== transition.source && targets.every((target) => target === source);
    const staysWithin =
      transition.targets.length > 0 && targets.every((target) => target === source) && tops.has(source);
    return isWithin || staysWithin ? [] : [{ ...transition, source, targets }];
  });
  const drawn = bundled(transitions, whole);
  if (folded.length === 0 && drawn.length === picture.transitions.length) return picture;
  return {
    ...picture,
    states: picture.states
      .filter(({ path }) => visible(path) === path)
      .map((state) => {
        if (!tops.has(state.path)) return state;
        return { ...state, type: 'atomic' as const, initial: [], counts: `⊞ ${contents.get(state.path) ?? 0}` };
      }),
    transitions: drawn,
  };
}
