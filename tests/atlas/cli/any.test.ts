/** @module-tag extended */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { guessed } from '../../../src/atlas';
import { generate } from '../../../src/atlas/cli/generate';
import { load } from '../../../src/atlas/cli/load';
import { optionsOf } from '../../../src/atlas/cli/options';
import { draw, missingIn } from '../../../src/atlas/draw';
import { EVENT_CEILING } from '../../harness/ceilings';

const ANY = 'tests/atlas/any/*.ts';
const folder = mkdtempSync(join(tmpdir(), 'atlas-any-'));
afterAll(() => rmSync(folder, { recursive: true }));
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

/** Runs a command in a folder as a user with a checkout would. */
function atlas(cwd: string, ...args: string[]) {
  const { status, stdout, stderr, signal } = spawnSync(
    process.execPath,
    [resolve('src/atlas/cli/atlas.mjs'), ...args],
    {
      cwd,
      encoding: 'utf8',
      timeout: EVENT_CEILING,
      env: { ...process.env, VITEST: '' },
    },
  );
  return { status, stdout, stderr, signal };
}

/** Writes files to a new folder. */
function project(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
}

const LAMP = `import { createMachine } from 'xstate';
export const lampMachine = createMachine({ initial: 'off', states: { off: { on: { press: 'on' } }, on: { after: { 60000: 'off' }, on: { press: 'off' } } } });
`;
const ASKS = `import { fromPromise, setup } from 'xstate';
export default setup({ types: { input: {} as { user: string }, context: {} as { user: string } }, actors: { load: fromPromise(async () => 1) } }).createMachine({
  id: 'asks',
  context: ({ input }) => ({ user: input.user.trim() }),
  initial: 'x',
  states: { x: { invoke: { src: 'load', onDone: 'y', onError: 'y' } }, y: { on: { go: 'x' } } },
});
`;

const charts = await load([ANY]);

describe('thirteen files with every feature of XState', () => {
  test('load with their inner machines, named by id, export, variable or file', () => {
    expect(new Set(charts.map(({ file }) => file)).size).toBe(13);
    expect(charts.map(({ id }) => id)).toEqual([
      ...[
        'road',
        'brewery',
        'desk',
        'exchange',
        'form',
        'left',
        'right',
        'kitchen',
        'timer',
        'library',
        'nursery',
        'player',
        'post',
        'radio',
        'sluice',
        'turnstile',
      ],
    ]);
  });

  test.each(charts)('$id is drawn completely and reproducibly', async ({ machine }) => {
    const drawing = await draw(machine);
    expect(missingIn(machine, drawing)).toEqual([]);
    expect(await draw(machine)).toEqual(drawing);
  });

  test.each(charts)('$id is explored on guesses beyond 60 %, reproducibly', (chart) => {
    const options = optionsOf(['--guess', '--format', 'json']);
    const { tally, paths } = generate(chart, options);
    expect(tally.covered.transitions.length / tally.declared.transitions.length).toBeGreaterThanOrEqual(0.6);
    expect(JSON.stringify(generate(chart, options).paths.map(({ steps }) => steps.map(({ event }) => event)))).toBe(
      JSON.stringify(paths.map(({ steps }) => steps.map(({ event }) => event))),
    );
  });

  test('display combined guards, spawned actors and outputs', async () => {
    const svgOf = async (id: string) =>
      (await draw(charts.find((chart) => chart.id === id)?.machine ?? machineless())).svg;
    expect(await svgOf('sluice')).toContain('isHigh');
    expect((await svgOf('sluice')).replace(/<[^>]*>/g, ' ')).toMatch(/stateIn/);
    expect(await svgOf('kitchen')).toContain('output &quot;bread&quot;');
    expect(await svgOf('player')).toContain('H*');
  });

  test('are guessed without unhandled failures, and with outcomes of spawned actors', () => {
    const samplesOf = (id: string) => guessed(charts.find((chart) => chart.id === id)?.machine ?? machineless());
    expect(Object.keys(samplesOf('exchange').outcomes.line ?? {})).toEqual(['ends']);
    expect(Object.keys(samplesOf('kitchen').outcomes.fetch ?? {})).toEqual(['ends', 'fails']);
    expect(samplesOf('nursery').events['xstate.done.actor.plant']).toEqual({ ends: { actorId: 'plant', output: {} } });
    expect(samplesOf('brewery').inputs).toEqual({ guessed: { litres: '', name: '' } });
  });
});

describe('machine with comparing guards', () => {
  const library = charts.find((chart) => chart.id === 'library') ?? machineless();

  test('reaches every transition with literals of its guards and actions', () => {
    const { tally } = generate(library, optionsOf(['--guess', '--format', 'json']));
    expect(tally.declared.transitions.filter((id) => !tally.covered.transitions.includes(id))).toEqual([]);
  });

  test('guesses values on both sides of guards and returned outputs, and nothing that is not read', () => {
    const { events, outcomes } = guessed(library.machine);
    expect(Object.values(events.count ?? {})).toEqual([{ days: 'a' }, { days: 31 }, { days: 30 }, { days: 29 }]);
    expect(Object.values(events.show ?? {})).toEqual([
      { name: 'a' },
      { name: 'aaaa' },
      { name: 'aaa' },
      { name: 'aa' },
      { name: '' },
    ]);
    expect(Object.values(events.press ?? {})).toContainEqual({ isFirm: true });
    expect(Object.values(events.place ?? {})).toContainEqual({ shelf: { name: 'north' } });
    expect(Object.values(outcomes.cardOf ?? {})).toEqual(
      [{}, { kind: 'blue' }, { kind: 'gold' }, { kind: 'grey' }].map((output) => ({ output })),
    );
    expect(Object.values(outcomes.bookOf ?? {})).toContainEqual({ output: { state: 'torn' } });
    const turnstile = charts.find((chart) => chart.id === 'turnstile') ?? machineless();
    expect(guessed(turnstile.machine).events.coin).toEqual({ 'without a payload': {} });
  });
});

function machineless(): never {
  throw new Error('there is no such machine');
}

describe('file of another project', () => {
  const lamp = project('lamp', { 'lamp.machine.ts': `${LAMP}setInterval(() => {}, 1000);\n` });

  test('is walked on guesses, saved and replayed by its file; the command exits despite a running timer', () => {
    const made = atlas(lamp, 'paths', 'lamp.machine.ts', '--guess', '--format', 'json', '--out', 'lamp.json');
    expect(made).toMatchObject({ status: 0, signal: null, stdout: expect.stringContaining('transitions 3/3') });
    expect(JSON.parse(readFileSync(join(lamp, 'lamp.json'), 'utf8'))).toMatchObject({
      machine: 'lamp',
      file: 'lamp.machine.ts',
    });
    expect(atlas(lamp, 'paths', '--replay', 'lamp.json')).toMatchObject({
      status: 0,
      signal: null,
      stdout: expect.stringContaining('✓ lamp'),
    });
    expect(atlas(lamp, 'paths', 'lamp.machine.ts', '--replay', 'lamp.json')).toMatchObject({ status: 0 });
    expect(atlas(lamp, 'paths', 'lamp.machine.ts', '--guess', '--format', 'json').stdout).toBe(
      readFileSync(join(lamp, 'lamp.json'), 'utf8'),
    );
  });

  test('draws a machine that reads browser globals on creation; lists missing names with file and line', () => {
    const context = 'context: { wide: window.innerWidth > 600, kept: localStorage.getItem("kept") }, initial:';
    const path = project('wide', {
      'wide.machine.ts': LAMP.replace('initial:', context),
      'bare.machine.ts': `${LAMP}\nconst kept = shelf.kept;\n`,
    });
    expect(atlas(path, 'paths', 'wide.machine.ts', '--guess')).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('transitions 3/3'),
    });
    expect(atlas(path, 'charts', '--machines', '*.machine.ts', '--out', 'out')).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^bare\.machine\.ts:2: lamp runs without shelf\.$/m),
    });
    expect(readFileSync(join(path, 'out/lamp.svg'), 'utf8')).toContain('press');
  });

  test('lists uncovered items and surviving mutants', () => {
    const { status, stdout } = atlas(lamp, 'coverage', 'lamp.machine.ts');
    expect([status, stdout]).toEqual([1, expect.stringContaining('Not covered: transitions: lamp.off | press | 0')]);
    expect(atlas(lamp, 'coverage', 'lamp.machine.ts', '--guess')).toMatchObject({ status: 0 });
    expect(atlas(lamp, 'mutants', 'lamp.machine.ts', '--guess')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^lamp: \d+ mutants, \d+ killed, \d+ equivalent, 0 survived\n$/),
    });
    expect(atlas(lamp, 'mutants', 'lamp.machine.ts').stdout).toMatch(/ [1-9]\d* equivalent,/);
  });

  test('gets a skeleton of samples that type-checks, works and is never overwritten', () => {
    const path = project('begun', {
      'asks.machine.ts': ASKS,
      'pair.ts': LAMP + LAMP.replace(/^.*\n/, '').replaceAll('lamp', 'bulb'),
    });
    expect(atlas(path, 'samples', '--new', 'asks.machine.ts')).toMatchObject({
      status: 0,
      stdout: 'Written to asks.samples.ts.\n',
    });
    expect(atlas(path, 'samples', '--new', 'pair.ts')).toMatchObject({ status: 0 });
    expect(readFileSync(join(path, 'pair.samples.ts'), 'utf8')).toMatch(
      /export const bulbSamples[\s\S]*export const lampSamples/,
    );
    const files = ['asks.samples.ts', 'pair.samples.ts'];
    expect(
      spawnSync(resolve('node_modules/.bin/tsc'), ['--noEmit', '--strict', ...files], { cwd: path, encoding: 'utf8' }),
    ).toMatchObject({
      status: 0,
    });
    expect(atlas(path, 'coverage', 'asks.machine.ts')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('transitions 3/3'),
    });
    expect(atlas(path, 'coverage', 'pair.ts')).toMatchObject({ status: 0 });
    expect(atlas(path, 'samples', '--new', 'asks.machine.ts')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already exists'),
    });
  });

  test('fails if it cannot start, names the expected input, and fails its replay', () => {
    const path = project('asking', { 'asks.machine.ts': ASKS, 'lamp.machine.ts': LAMP });
    const { status, stderr, stdout } = atlas(path, 'paths', '*.machine.ts');
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^asks\.machine\.ts: asks cannot start: .*It expects an input with user: /),
    ]);
    expect(stdout).toContain('lamp');
    const saved = { machine: 'asks', file: 'asks.machine.ts', paths: [{ title: 'asks', requirements: [], steps: [] }] };
    writeFileSync(join(path, 'kept.json'), JSON.stringify(saved));
    expect(atlas(path, 'paths', '--replay', 'kept.json')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('cannot start'),
    });
  });

  test('is reported with file, line and reason; what it creates before that is drawn', () => {
    const path = project('refused', {
      'good.ts': LAMP,
      'hidden.ts': LAMP.replace('export ', ''),
      'broken.ts': `${LAMP}throw new Error('out of order');\n`,
      'later.ts': LAMP.replace("{ press: 'on' }", "{ press: (() => ({ target: 'on' })) as never }"),
      'newer.ts': LAMP.replace('{ createMachine }', '{ createMachine, createAnything }').concat('createAnything();\n'),
    });
    const { status, stderr, stdout } = atlas(path, 'charts', '--machines', '*.ts', '--out', 'out');
    expect([status, stdout]).toEqual([1, '4 charts in out\n']);
    expect(stderr).toMatch(/^broken\.ts:3:1 does not load: out of order$/m);
    expect(stderr).toMatch(/^later\.ts:2: .* cannot be drawn: "press"/m);
    expect(stderr).toMatch(/^newer\.ts:\d+:\d+ does not load: .*createAnything/m);
    const drawn = ['lamp-2.svg', 'lamp-3.svg', 'lamp-4.svg', 'lamp.svg'];
    expect(readdirSync(join(path, 'out')).filter((name) => name.endsWith('.svg'))).toEqual(drawn);
  });

  test('resolves aliases of its nearest tsconfig and modules of parent folders', () => {
    const path = project('aliased', {
      'tsconfig.json': '{ "compilerOptions": { "paths": {} } }',
      'app/tsconfig.json': '{ "compilerOptions": { "paths": { "@words/*": ["./words/*"] } } }',
      'app/words/names.ts': "export const NAME = 'named';\n",
      'app/deep/a.machine.ts': LAMP.replace("'xstate';", "'xstate';\nimport { NAME } from '@words/names';").replace(
        'initial',
        'id: NAME, initial',
      ),
    });
    expect(atlas(path, 'coverage', 'app/deep/a.machine.ts', '--guess')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^named /),
    });
  });

  test('is compared with a revision of its own repository from any folder; a broken old version does not stop others', () => {
    const path = project('old', { 'app/lamp.machine.ts': LAMP, 'app/bad.machine.ts': 'throw 1;\n' });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: path });
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      ['commit', '-qm', 'First'],
    ])
      git(...args);
    rmSync(join(path, 'app/bad.machine.ts'));
    writeFileSync(
      join(path, 'app/lamp.machine.ts'),
      LAMP.replace("on: { press: 'off' }", "on: { press: 'off', smash: 'off' }"),
    );
    const { status, stdout } = atlas(
      folder,
      'charts',
      '--machines',
      join(path, 'app/*.machine.ts'),
      '--out',
      'out',
      '--diff',
      'HEAD',
    );
    expect([status, stdout]).toEqual([0, expect.stringContaining('+ transition on: smash → off')]);
  });
});

describe('command', () => {
  test.each(['charts', 'paths', 'coverage', 'mutants', 'samples'])(
    '%s has help, and rejects a wrong option with its usage',
    (name) => {
      const { status, stdout } = atlas(folder, name, '--help');
      expect(status).toBe(0);
      const [line = ''] = stdout.split('\n');
      expect(line).toContain(name);
      const failedRun = atlas(folder, name, '--colour');
      expect([failedRun.status, failedRun.stderr]).toEqual([1, `Unknown option '--colour'; see --help.\n${line}\n`]);
    },
  );

  test('rejects an unknown command with the known ones', () => {
    expect(atlas(folder, 'nothing')).toMatchObject({ status: 1, stderr: expect.stringContaining('charts | paths') });
    expect(atlas(folder, '--help')).toMatchObject({ status: 0 });
  });
});
