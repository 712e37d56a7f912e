import type { Picture } from './picture';

/** From one state to another, by their paths. */
export type Line = readonly [from: string, to: string];

/** The parallel states whose regions no line joins, neither with one another nor with what is around them. */
export function apartOf({ root, states }: Picture, lines: readonly Line[]): Set<string> {
  const parallel = [root, ...states].filter(({ type }) => type === 'parallel').map(({ path }) => path);
  return new Set(parallel.filter((path) => lines.every(([from, to]) => regionOf(path, from) === regionOf(path, to))));
}

/** The region of a parallel state that a state is, or is in. */
function regionOf(parallel: string, path: string): string | undefined {
  const prefix = parallel === '' ? '' : `${parallel}.`;
  if (path === '' || !path.startsWith(prefix)) return undefined;
  return prefix + (path.slice(prefix.length).split('.')[0] ?? '');
}

/** The innermost region that both ends of a line are in, of those that stand apart. */
export function homeOf(apart: ReadonlySet<string>, [from, to]: Line): string | undefined {
  const homes = [...apart].flatMap((parallel) => {
    const region = regionOf(parallel, from);
    return region !== undefined && region === regionOf(parallel, to) ? [region] : [];
  });
  return homes.sort((one, other) => other.length - one.length)[0];
}
