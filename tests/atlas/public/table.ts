import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Machine of a public project, or a file without any. `before`, `after`: what the atlas does with it, or why not. */
export type PublicRow = Record<(typeof COLUMNS)[number], string>;

const COLUMNS = ['address', 'commit', 'file', 'line', 'machine', 'before', 'after'] as const;
export const TABLE = fileURLToPath(new URL('./public.tsv', import.meta.url));

export const written = (rows: readonly PublicRow[]): string =>
  [
    COLUMNS.join('\t'),
    ...rows.map((row) => COLUMNS.map((name) => row[name].replaceAll('\t', ' ')).join('\t')),
    '',
  ].join('\n');

export function readTable(): PublicRow[] {
  const [, ...lines] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [address = '', commit = '', file = '', line_ = '', machine = '', before = '', after = ''] = line.split('\t');
    return { address, commit, file, line: line_, machine, before, after };
  });
}
