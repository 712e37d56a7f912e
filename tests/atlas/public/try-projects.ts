/**
 * `tsx try-projects.ts ATLAS CHECKOUTS`: loads, draws and explores the machines of some projects with the atlas of a
 * checkout, all in one run. Prints a line of JSON for each machine: `{ path, machine, line, result }`; or for a file
 * without any: `{ path, result }`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import type { AnyStateMachine } from 'xstate';

/** Parts of the atlas that are the same in every revision since 14be7030e. */
type Chart = {
  id: string;
  file: string;
  machine: AnyStateMachine;
  line?: number;
  origin?: { how: string; stubs?: string[] };
};
type Atlas = {
  loadEach(patterns: string[]): Promise<{ charts: Chart[]; faults: string[] }>;
  draw(machine: AnyStateMachine): Promise<object>;
  guessed(machine: AnyStateMachine): { inputs?: Record<string, unknown> };
  rejection(machine: AnyStateMachine, input: unknown): string | undefined;
  explore(machine: AnyStateMachine, samples: object, size: object): { places: object[] };
};

const FILES = '**/*.{ts,tsx,mts,js,jsx,mjs,vue,svelte}';
const LEFT_OUT = ['**/node_modules/**', '**/*.{test,spec,d}.*', '**/{test,tests,__tests__}/**', 'packages/core/**'];
const MAX_FILES = 4;
const SIZE = { whole: 50, limit: 200 };
const [atlasFolder = '', checkouts = ''] = process.argv.slice(2);

const parts = ['src/atlas/cli/load.ts', 'src/atlas/draw.ts', 'src/atlas/index.ts'].map((path) =>
  resolve(atlasFolder, path),
);
const atlas: Atlas = Object.assign({}, ...(await Promise.all(parts.map((path) => import(path)))));
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Returns the first files of a project that create machines. */
function filesOf(project: string): string[] {
  const all = globSync(FILES, { cwd: project, ignore: LEFT_OUT }).sort();
  const paths = all.map((file) => join(project, file));
  return paths.filter((path) => /\bcreateMachine\(/.test(readFileSync(path, 'utf8'))).slice(0, MAX_FILES);
}

async function tryFiles(paths: readonly string[]): Promise<void> {
  const { charts, faults } = await atlas.loadEach([...paths]);
  for (const fault of faults) print({ path: paths.find((path) => fault.includes(path.slice(1))) ?? '', result: fault });
  for (const { id, file, machine, line, origin } of charts) {
    const how = origin && (origin.stubs ? `${origin.how}, ${origin.stubs.length} stubs` : origin.how);
    print({ path: resolve(file), machine: id, line, result: `${how ? `${how}: ` : ''}${await tryMachine(machine)}` });
  }
}

async function tryMachine(machine: AnyStateMachine): Promise<string> {
  try {
    await atlas.draw(machine);
  } catch (error) {
    return `not drawn: ${error instanceof Error ? error.message : error}`;
  }
  try {
    const samples = atlas.guessed(machine);
    const inputs = Object.values(samples.inputs ?? { none: undefined });
    const reasons = inputs.map((input) => atlas.rejection(machine, input));
    if (!reasons.includes(undefined)) return `drawn; not explored: ${reasons[0]}`;
    return `drawn; ${atlas.explore(machine, samples, SIZE).places.length} places`;
  } catch (error) {
    return `drawn; not explored: ${error instanceof Error ? error.message : error}`;
  }
}

// The older loader runs files in this process, where their background work may fail later.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
const projects = readdirSync(checkouts).filter((name) => name.includes('+') && !name.endsWith('.commit'));
await tryFiles(projects.sort().flatMap((name) => filesOf(resolve(checkouts, name))));
process.exit();
