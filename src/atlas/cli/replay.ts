import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type AnySamples, retrace, type Saved, type SavedPath, tell, walk } from '..';
import { type Chart, load } from './load';
import type { Options, Tier } from './options';

const NO_SAMPLES: AnySamples = { events: {}, outcomes: {} };

/**
 * Replays the paths of a file: on the chart alone; or, through vitest, in the tests of another tier. These are the tests of the project that is
 * called like the tier and of the file that is called like the chart; they read the paths from the file that `ATLAS_REPLAY` names.
 */
export async function replay(file: string, { tier, machines }: Options): Promise<void> {
  const kept = read(file);
  const charts = await load(machines);
  for (const { machine, paths } of kept) {
    const chart = charts.find(({ id }) => id === machine);
    if (!chart) throw new Error(`There is no machine ${machine} in ${machines.join(', ')}.`);
    if (tier === 'model') for (const path of paths) onModel(chart, path);
    else inTests(tier, chart, file);
  }
}

/** The paths of a file that this command or a failing test has written. */
function read(file: string): Saved[] {
  const isSaved = (one: unknown): one is Saved =>
    typeof one === 'object' && one !== null && 'machine' in one && 'paths' in one && Array.isArray(one.paths);
  const content: unknown = parse(file);
  const all = [content].flat();
  if (!all.every(isSaved)) throw new Error(`${file} holds no paths: { machine, paths: [{ steps }] } is expected.`);
  return all;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Walks a path on a real actor of the chart; throws, with the steps in words, where it leads elsewhere. */
function onModel({ machine, samples = NO_SAMPLES, words }: Chart, kept: SavedPath): void {
  const path = retrace(machine, samples, kept);
  walk(machine, path, () => {}, words);
  console.log(`✓ ${kept.title}`);
  for (const [index, step] of path.steps.entries()) console.log(`  ${index + 1}. ${tell(step, kept.language, words)}`);
}

function inTests(tier: Tier, { id, name }: Chart, file: string): void {
  const report = resolve('.cache/replay.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const vitest = join(dirname(createRequire(resolve('package.json')).resolve('vitest/package.json')), 'vitest.mjs');
  const args = ['run', '--project', tier, `/${name}.test.`, '-t', 'replayed path'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { ...process.env, ATLAS_REPLAY: resolve(file) };
  const { status } = spawnSync(process.execPath, [vitest, ...args, ...reporters], { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`The ${tier} tier of ${id} failed.`);
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (!numPassedTests) throw new Error(`The ${tier} tier has no test that replays ${id}.`);
}
