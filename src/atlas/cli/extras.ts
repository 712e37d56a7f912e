import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Requirement } from '../page';
import type { Tally } from '../tally';

/** Reads the tallies of a folder: a folder per tier, a file per chart. Empty if nothing has been covered yet. */
export function talliesIn(folder: string): Tally[] {
  if (!existsSync(folder)) return [];
  const tiers = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = tiers.flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)));
  return files.sort().map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

/** Reads sentences from tab-separated tables with columns `id` and `text`. */
export const requirementsIn = (files: readonly string[]): Requirement[] => files.flatMap(sentences);

function sentences(file: string): Requirement[] {
  const [head = [], ...rows] = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
  const id = head.indexOf('id');
  const text = head.indexOf('text');
  if (id < 0 || text < 0) throw new Error(`${file} has no columns "id" and "text".`);
  return rows.map((row) => ({ id: row[id] ?? '', text: row[text] ?? '' }));
}
