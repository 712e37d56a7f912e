import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Tally } from '../../src/atlas';

const folder = (tier: string) => new URL(`../../.cache/coverage/${tier}/`, import.meta.url);

/** Keeps what a tier covered of a chart where another process can sum up. */
export function saveTally(tally: Tally): void {
  mkdirSync(folder(tally.tier), { recursive: true });
  writeFileSync(new URL(`${tally.flow}.json`, folder(tally.tier)), `${JSON.stringify(tally, null, 1)}\n`);
}

/** What a tier has covered so far, a chart a tally. */
export function readTallies(tier: string): Tally[] {
  const files = readdirSync(folder(tier)).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => JSON.parse(readFileSync(new URL(name, folder(tier)), 'utf8')));
}
