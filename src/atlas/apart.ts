import type { Picture } from './picture';

/** Connection between two states, by their paths. */
export type Line = readonly [from: string, to: string];

/** Returns the parallel states whose regions have no lines to one another or to the surroundings. */
export function apartOf({ root, states }: Picture, lines: readonly Line[]): Set<string> {
  const parallel = [root, ...states].filter(({ type }) => type === 'parallel').map(({ path }) => path);
  return new Set(parallel.filter((path) => lines.every(([from, to]) => regionOf(path, from) === regionOf(path, to))));
}

/** Returns the region of a parallel state that contains a state, if any. */
function regionOf(parallel: string, path: string): string | undefined {
  const prefix = parallel === '' ? '' : `${parallel}.`;
  if (path === '' || !path.startsWith(prefix)) return undefined;
  return prefix + (path.slice(prefix.length).split('.')[0] ?? '');
}

/** Returns the innermost detached region that contains both ends of a line. */
export function homeOf(apart: ReadonlySet<string>, [from, to]: Line): string | undefined {
  const homes = [...apart].flatMap((parallel) => {
    const region = regionOf(parallel, from);
    return region !== undefined && region === regionOf(parallel, to) ? [region] : [];
  });
  return homes.sort((a, b) => b.length - a.length)[0];
}
