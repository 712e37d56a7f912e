import { mkdirSync, writeFileSync } from 'node:fs';
import { type AnyWords, type Language, type Path, type PathStep, type SavedPath, tell } from '../../src/atlas';

/** The steps of a path that were done, in plain words; the last is where it went wrong. */
export function storyOf({ input }: Path, done: readonly PathStep[], language: Language, words?: AnyWords): string {
  const begun = input === undefined ? [] : [words?.inputs?.[input]?.[language] ?? input];
  return [...begun, ...done.map((step) => tell(step, language, words))]
    .map((line, index) => `  ${index + 1}. ${line}`)
    .join('\n');
}

/** Keeps a path if it fails, and says so with how to replay it. */
export function keeping(tier: string, name: string, machine: string, path: SavedPath, walk: () => void): void {
  try {
    walk();
  } catch (error) {
    const file = keepPath(tier, name, machine, path);
    throw new Error(`${error instanceof Error ? error.message : error}\n${replaying(tier, file)}`);
  }
}

/** The command that replays a kept path. */
export const replaying = (tier: string, file: string): string =>
  `Again: npm run paths -- --replay ${file}.json --tier ${tier}`;

/** Keeps a path of a machine that failed, to be replayed; gives the name of its file, without an ending. */
export function keepPath(tier: string, name: string, machine: string, path: SavedPath): string {
  const folder = `.cache/failures/${tier}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify({ machine, paths: [path] }, null, 1)}\n`);
  return `${folder}/${name}`;
}
