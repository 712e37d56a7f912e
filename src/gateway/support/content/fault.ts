/** A file of a folder by its path from there, with slashes, and what is in it. */
export type File = { path: string; text: string };
/** What is wrong, and where; `line` from 1. */
export type Fault = { file: string; line: number; what: string };

const FILE_KINDS = ['category', 'help', 'page', 'notice', 'banner', 'bar', 'resource'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
/** Where a file stands. `name` is that of the pair, `help/account/password`. */
export type Place = { kind: FileKind; name: string; key: string; category: string | null };

/** How faults are told: one a line, as compilers do. */
export const told = (faults: readonly Fault[]): string =>
  faults.map(({ file, line, what }) => `${file}:${line}: ${what}`).join('\n');
