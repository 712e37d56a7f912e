import { mkdirSync, writeFileSync } from 'node:fs';
import type { Tally } from '../../src/atlas';

/** From where the tests are run: in jsdom a module does not know where its file is. */
const folder = (tier: string) => `.cache/coverage/${tier}`;

/** Keeps what a tier covered of a chart where another process can sum up. */
export function saveTally(tally: Tally): void {
  mkdirSync(folder(tally.tier), { recursive: true });
  writeFileSync(`${folder(tally.tier)}/${tally.flow}.json`, `${JSON.stringify(tally, null, 1)}\n`);
}
