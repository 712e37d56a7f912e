import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type AnyWords,
  describeMove,
  type Language,
  type Path,
  type PathStep,
  type Saved,
  type SavedPath,
} from '../../src/atlas';

/** Describes the steps of a path in plain words, up to the one that failed. */
export function storyOf({ input }: Path, done: readonly PathStep[], language: Language, words?: AnyWords): string {
  const inputLines = input === undefined ? [] : [words?.inputs?.[input]?.[language] ?? input];
  return [...inputLines, ...done.map((step) => describeMove(step, language, words))]
    .map((line, index) => `  ${index + 1}. ${line}`)
    .join('\n');
}

/** Stores a path if it fails, and reports how to replay it. */
export function keeping(tier: string, name: string, machine: string, path: SavedPath, walk: () => void): void {
  try {
    walk();
  } catch (error) {
    const file = keepPath(tier, name, machine, path);
    throw new Error(`${error instanceof Error ? error.message : error}\n${replaying(tier, file)}`);
  }
}

/** Command that replays a stored path. */
export const replaying = (tier: string, file: string): string =>
  `Again: npm run paths -- --replay ${file}.json --tier ${tier}`;

/** Stores a failed path of a machine for a replay, and returns the name of its file, without an extension. */
export function keepPath(tier: string, name: string, machine: string, path: SavedPath): string {
  const folder = `.cache/failures/${tier}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify({ machine, paths: [path] }, null, 1)}\n`);
  return `${folder}/${name}`;
}

/** Returns the stored paths of a machine that `npm run paths -- --replay` requests; undefined without a replay. */
export function replayed(machine: string): SavedPath[] | undefined {
  const file = process.env.ATLAS_REPLAY;
  if (!file) return undefined;
  const saved: Saved | Saved[] = JSON.parse(readFileSync(file, 'utf8'));
  return [saved].flat().flatMap((entry) => (entry.machine === machine ? entry.paths : []));
}
