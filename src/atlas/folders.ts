/**
 * The folder of each file below the one that all files share: `identity` of `machines/identity/login/login.machine.ts`.
 * Undefined where that sorts nothing: all files in one folder, or each in one of its own.
 */
export function foldersOf(files: readonly string[]): string[] | undefined {
  const paths = files.map((file) => file.split('/').slice(0, -1));
  const [first = []] = paths;
  const split = first.findIndex((name, at) => paths.some((path) => path[at] !== name));
  const folders = paths.map((path) => path[split === -1 ? first.length : split] ?? '');
  const count = new Set(folders).size;
  return count === 1 || count === files.length ? undefined : folders;
}
