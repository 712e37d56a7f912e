import { mkdirSync, writeFileSync } from 'node:fs';
import type { Tally } from '../../src/atlas';

/** Relative to the working directory, because in jsdom a module does not know its own file. */
const folder = (tier: string) => `.cache/coverage/${tier}`;

/** Stores what a tier covered of a chart, for another process to sum up. */
export function saveTally(tally: Tally): void {
  mkdirSync(folder(tally.tier), { recursive: true });
  writeFileSync(`${folder(tally.tier)}/${tally.flow}.json`, `${JSON.stringify(tally, null, 1)}\n`);
}
