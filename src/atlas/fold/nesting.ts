/** Returns the path of the state that contains a state; empty for the root. */
export const parentOf = (path: string): string => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');

/** Returns whether a state is inside another one; every state is inside the root. */
export const isBelow = (path: string, top: string): boolean =>
  path !== top && (top === '' || path.startsWith(`${top}.`));

/** Returns the child of a state that is or contains another state, if any. */
export function childTowards(top: string, path: string): string | undefined {
  if (path === '' || !isBelow(path, top)) return undefined;
  const start = top === '' ? 0 : top.length + 1;
  const end = path.indexOf('.', start);
  return end < 0 ? path : path.slice(0, end);
}

/** Returns the innermost state that contains both states. */
export function sharedParentOf(a: string, b: string): string {
  let parent = parentOf(a);
  while (parent !== '' && !isBelow(b, parent)) parent = parentOf(parent);
  return parent;
}

/** Returns the paths that contain none of the others. */
export const innermost = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => isBelow(other, path)));
