/**
 * Returns the folder of each file below their common one: `identity` for `machines/identity/login/login.machine.ts`.
 * Undefined if that groups nothing: a single folder, or one per file.
 */
export function foldersOf(files: readonly string[]): string[] | undefined {
  const paths = files.map((file) => file.split('/').slice(0, -1));
  const [first = []] = paths;
  const split = first.findIndex((name, at) => paths.some((path) => path[at] !== name));
  const folders = paths.map((path) => path[split === -1 ? first.length : split] ?? '');
  const count = new Set(folders).size;
  return count === 1 || count === files.length ? undefined : folders;
}
