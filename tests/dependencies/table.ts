import { readFileSync } from 'node:fs';

/**
 * Registry data of the direct dependencies: `released` is the date of the locked version, `since` of the latest;
 * `brings` counts transitive packages.
 */
export const FILE = 'tests/dependencies/dependencies.tsv';
const COLUMNS = [
  'name',
  'version',
  'use',
  'released',
  'latest',
  'since',
  'licence',
  'brings',
  'advisories',
  'asked',
] as const;
export type Row = Record<(typeof COLUMNS)[number], string>;

export const written = (rows: Row[]): string =>
  [COLUMNS.join('\t'), ...rows.map((row) => COLUMNS.map((column) => row[column]).join('\t'))].join('\n').concat('\n');

/** Reads the stored table. */
export function readTable(): Row[] {
  const [, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const cells = line.split('\t');
    const [
      name = '',
      version = '',
      use = '',
      released = '',
      latest = '',
      since = '',
      licence = '',
      brings = '',
      advisories = '',
      queryDate = '',
    ] = cells;
    return { name, version, use, released, latest, since, licence, brings, advisories, asked: queryDate };
  });
}
