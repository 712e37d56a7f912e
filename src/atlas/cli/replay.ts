import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type AnySamples, describeMove, rejection, retrace, type Saved, type SavedPath, walk } from '..';
import { find } from './find';
import { type Chart, loadEach } from './load';
import type { Options, Tier } from './options';

const NO_SAMPLES: AnySamples = { events: {}, outcomes: {} };

/**
 * Replays the paths of a file: on the chart alone, or through vitest in another tier. That runs the project named like
 * the tier and the test file named like the chart, which reads the paths from the file in `ATLAS_REPLAY`.
 */
export async function replay(file: string, { tier, machines, given, what }: Options): Promise<void> {
  const recordings = read(file);
  const written = recordings.flatMap((recording) =>
    recording.file !== undefined && existsSync(recording.file) ? [recording.file] : [],
  );
  const where = given ? machines : written.length === recordings.length ? written : machines;
  const { charts, faults } = what === undefined ? await loadEach(where) : await find(what, machines);
  for (const recording of recordings) {
    const chart = chartOf(recording, charts);
    if (!chart)
      throw new Error(
        [`No machine ${recording.machine} in ${(what ? [what] : where).join(', ')}.`, ...faults].join('\n'),
      );
    if (tier === 'model') for (const path of recording.paths) onModel(chart, path);
    else inTests(tier, chart, file);
  }
}

/** Returns the chart of a saved path: among those with its id the one from its file, or else the first. */
function chartOf({ machine, file }: Saved, charts: readonly Chart[]): Chart | undefined {
  const alike = charts.filter(({ id }) => id === machine);
  return alike.find((chart) => chart.file === file) ?? alike[0];
}

/** Reads paths that this command or a failing test has written. */
function read(file: string): Saved[] {
  const isSaved = (value: unknown): value is Saved =>
    typeof value === 'object' && value !== null && 'machine' in value && 'paths' in value && Array.isArray(value.paths);
  const content: unknown = parse(file);
  const all = [content].flat();
  if (!all.every(isSaved)) throw new Error(`${file} contains no paths: expected { machine, paths: [{ steps }] }.`);
  return all;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Walks a path on a real actor of the chart; throws with the steps in words if it leads to another state. */
function onModel({ machine, samples = NO_SAMPLES, words }: Chart, saved: SavedPath): void {
  const startInput = saved.input === undefined ? saved.given : (samples.inputs?.[saved.input] ?? saved.given);
  // A masked path has no input of its own.
  const broken = saved.masked ? undefined : rejection(machine, startInput);
  if (broken !== undefined) throw new Error(`${saved.title}: the machine cannot start: ${broken}`);
  const path = retrace(machine, samples, saved);
  walk(machine, path, () => {}, words);
  console.log(`✓ ${saved.title}`);
  for (const [index, step] of path.steps.entries())
    console.log(`  ${index + 1}. ${describeMove(step, saved.language, words)}`);
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
