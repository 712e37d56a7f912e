/** File of a folder: relative path with slashes, and content. */
export type File = { path: string; text: string };
/** Fault and its position; `line` counts from 1. */
export type Fault = { file: string; line: number; what: string };

const FILE_KINDS = ['category', 'help', 'page', 'notice', 'banner', 'bar', 'resource'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
/** Position of a file in the folder. `name` is shared by the pair, such as `help/account/password`. */
export type Place = { kind: FileKind; name: string; key: string; category: string | null };

/** Formats faults one per line, like a compiler. */
export const formatFaults = (faults: readonly Fault[]): string =>
  faults.map(({ file, line, what }) => `${file}:${line}: ${what}`).join('\n');
