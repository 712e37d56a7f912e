import { readFileSync } from 'node:fs';
import type { Saved, SavedPath } from '../../src/atlas';

/** Returns the stored paths of a machine that `npm run paths -- --replay` requests; undefined without a replay. */
export function replayed(machine: string): SavedPath[] | undefined {
  const file = process.env.ATLAS_REPLAY;
  if (!file) return undefined;
  const saved: Saved | Saved[] = JSON.parse(readFileSync(file, 'utf8'));
  return [saved].flat().flatMap((one) => (one.machine === machine ? one.paths : []));
}
