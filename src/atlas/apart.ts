import { childTowards } from './fold/nesting';
import type { Picture } from './picture';

/** Connection between two states, by their paths. */
export type Line = readonly [from: string, to: string];

/**
 * Returns the states whose children are laid out apart: parallel ones whose regions have no lines to one another or to
 * the surroundings, and dense ones, whose lines are not drawn.
 */
export function apartOf({ root, states, dense = [] }: Picture, lines: readonly Line[]): Set<string> {
  const parallel = [root, ...states].filter(({ type }) => type === 'parallel').map(({ path }) => path);
  const isApart = (path: string) => lines.every(([from, to]) => childTowards(path, from) === childTowards(path, to));
  return new Set([...parallel.filter(isApart), ...dense]);
}

/** Returns the innermost detached region that contains both ends of a line. */
export function homeOf(apart: ReadonlySet<string>, [from, to]: Line): string | undefined {
  const homes = [...apart].flatMap((parallel) => {
    const region = childTowards(parallel, from);
    return region !== undefined && region === childTowards(parallel, to) ? [region] : [];
  });
  return homes.sort((a, b) => b.length - a.length)[0];
}
