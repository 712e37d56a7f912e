import { parentOf } from '../fold/nesting';
import type { Picture, PictureState } from '../picture';
import { featuresIn, matched } from './likeness';

const depthOf = (path: string): number => path.split('.').length;

/**
 * Matches states that were renamed within their parents. Returns the old chart with today's names, and the old paths of
 * renamed states by the new ones; a state that only moved along with its parent is not among them.
 */
export function withNewNames(before: Picture, after: Picture): { picture: Picture; oldPaths: Map<string, string> } {
  const oldPaths = new Map<string, string>();
  const features = featuresIn(after);
  const depths = Math.max(0, ...after.states.map(({ path }) => depthOf(path)));
  const known = new Set(after.states.map(({ path }) => path));
  let picture = before;
  for (let depth = 1; depth <= depths; depth += 1) {
    const old = new Set(picture.states.map(({ path }) => path));
    const gone = picture.states.filter(({ path }) => depthOf(path) === depth && !known.has(path));
    const fresh = after.states.filter(({ path }) => depthOf(path) === depth && !old.has(path));
    if (gone.length === 0 || fresh.length === 0) continue;
    const oldFeatures = featuresIn(picture);
    const parents = [...new Set(gone.map(({ path, type }) => `${parentOf(path)} ${type}`))];
    const isIn = (kin: string) => (state: PictureState) => `${parentOf(state.path)} ${state.type}` === kin;
    const pairs = parents.flatMap((kin) =>
      matched(
        gone.filter(isIn(kin)).map((state) => ({ of: state.path, features: oldFeatures(state) })),
        fresh.filter(isIn(kin)).map((state) => ({ of: state.path, features: features(state) })),
      ),
    );
    for (const [was, now] of pairs) oldPaths.set(now, was);
    picture = renamed(picture, pairs);
  }
  return { picture, oldPaths };
}

/** Returns a chart with other names of states, in paths, ids and the events that contain them. */
function renamed(picture: Picture, pairs: readonly [string, string][]): Picture {
  if (pairs.length === 0) return picture;
  const pathNow = (path: string): string => {
    for (const [was, now] of pairs) if (path === was || path.startsWith(`${was}.`)) return now + path.slice(was.length);
    return path;
  };
  const ids = picture.states.flatMap(({ id, path }): [string, string][] =>
    id === `${picture.id}.${path}` && pathNow(path) !== path ? [[id, `${picture.id}.${pathNow(path)}`]] : [],
  );
  const idNow = (id: string): string => ids.find(([was]) => was === id)?.[1] ?? id;
  /** Events of delays and of ends, and ids of unnamed actors, end with the id of their state. */
  const endNow = (text: string): string => {
    const found = ids.find(([was]) => text.endsWith(`.${was}`));
    return found ? text.slice(0, -found[0].length) + found[1] : text;
  };
  const stateNow = (state: PictureState): PictureState => ({
    ...state,
    path: pathNow(state.path),
    id: idNow(state.id),
    initial: state.initial.map(pathNow),
    invokes: state.invokes.map(({ id, src }) => ({ id: endNow(id), src })),
  });
  return {
    ...picture,
    root: stateNow(picture.root),
    states: picture.states.map(stateNow),
    transitions: picture.transitions.map((transition) => ({
      ...transition,
      source: pathNow(transition.source),
      targets: transition.targets.map(pathNow),
      event: endNow(transition.event),
    })),
  };
}
