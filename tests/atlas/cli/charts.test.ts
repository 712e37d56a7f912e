/** @module-tag extended */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { picture } from '../../../src/atlas';
import { load } from '../../../src/atlas/cli/load';
import { dataOf } from '../../../src/atlas/page/packed';
import { subjectsOf } from '../../../src/atlas/reviews';

const folder = mkdtempSync(join(tmpdir(), 'maidan-charts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run charts` in a folder. */
function charts(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/tsx'),
    [resolve('src/atlas/cli/charts.ts'), ...args],
    {
      cwd,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}
const read = (name: string): Record<string, string> =>
  Object.fromEntries(readdirSync(name).map((file) => [file, readFileSync(join(name, file), 'utf8')]));

/** Creates a folder with one chart. */
function project(name: string, machine: string): string {
  const path = join(folder, name);
  cpSync(resolve('machines/identity/logout/logout.machine.ts'), join(path, 'machines/a/logout.machine.ts'));
  writeFileSync(join(path, 'machines/a/a.machine.ts'), machine);
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'));
  return path;
}
const MACHINE = `import { createMachine } from 'xstate';
export const a = createMachine({ id: 'a', initial: 'x', states: { x: { on: { go: [{ guard: 'g', target: 'y' }, { target: 'x' }] } }, y: {} } });
`;

const MAP = `const by = { en: 'walk', bn: 'হাঁটা' };
export const map = {
  id: 'house-map',
  destinations: [
    { key: 'street', within: 'outside', tags: [], open: true },
    { key: 'porch', within: 'outside', tags: [], open: false, chart: 'a' },
  ],
  ways: [{ from: 'street', to: 'porch', by }],
  leads: () => undefined,
};
`;

const args = ['--machines', 'machines/a/a.machine.ts', '--map', 'map.ts'];

// Each run builds the whole page, so each test checks several things.
describe('charts', () => {
  test('writes the page, three files per chart and the map, for every machine of a file, reproducibly', () => {
    const path = project('mapped', MACHINE);
    writeFileSync(join(path, 'map.ts'), MAP);
    const machines = resolve('tests/atlas/shapes.ts');
    for (const out of ['one', 'two'])
      expect(charts(path, ...args, '--machines', machines, '--out', out)).toMatchObject({ status: 0, stderr: '' });
    const files = read(join(path, 'one'));
    const drawn = ['a', 'bare', 'every-kind', 'house-map', 'kinship', 'manifold', 'odd _names_ & _more_'];
    expect(Object.keys(files).sort()).toEqual(
      ['index.html', ...drawn.flatMap((id) => [`${id}.json`, `${id}.mmd`, `${id}.scxml`, `${id}.svg`])].sort(),
    );
    expect(read(join(path, 'two'))).toEqual(files);
    expect(files['house-map.svg']).toContain('walk');
    expect(JSON.stringify(dataOf(files['index.html'] ?? '').map)).toContain('হাঁটা');
  });

  test('fails with the names of missing files', () => {
    expect(charts(folder, '--machines', 'nowhere/*.ts')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('nowhere/*.ts'),
    });
    const path = project('mapless', MACHINE);
    expect(charts(path, ...args.with(-1, 'nowhere.ts'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('nowhere.ts'),
    });
  });

  test('draws the other charts if a file does not load, names it, and exits despite open handles', () => {
    const path = project('partly', MACHINE);
    writeFileSync(join(path, 'machines/a/b.machine.ts'), MACHINE.replace('export', 'export export'));
    cpSync(join(path, 'machines/a/a.machine.ts'), join(path, 'machines/a/d.machine.ts'));
    writeFileSync(join(path, 'machines/a/d.reviews.json'), '{ "notes": [{ "text": "Why?" }] }');
    writeFileSync(
      join(path, 'machines/a/c.machine.ts'),
      `${MACHINE.replace("id: 'a'", "id: 'c'")}setInterval(() => {}, 1000);\n`,
    );
    const { status, stderr, stdout } = charts(path, '--machines', 'machines/a/[abcd].machine.ts', '--out', 'out');
    expect(status).toBe(1);
    expect(stdout).toContain('2 charts in out');
    expect(stderr).toMatch(/b\.machine\.ts:\d+ does not parse: /);
    expect(stderr).toMatch(/d\.reviews\.json contains no review notes/);
    expect(Object.keys(read(join(path, 'out')))).toEqual(expect.arrayContaining(['a.svg', 'c.svg', 'index.html']));
  });

  test('--map fails on an unreachable destination, and on one without a chart', () => {
    const path = project('lost', MACHINE);
    writeFileSync(join(path, 'map.ts'), MAP.replace("to: 'porch'", "to: 'street'").replace("chart: 'a'", "chart: 'b'"));
    expect(charts(path, ...args)).toMatchObject({
      status: 1,
      stderr: 'Nothing leads to porch.\nporch runs b, which is no chart.\n',
    });
  });

  test('--diff loads charts and map of a revision, lists and draws changes and affected notes; Stately reads all', async () => {
    const path = project('diffed', MACHINE);
    const [was] = await load([join(path, 'machines/a/a.machine.ts')]);
    writeFileSync(join(path, 'map.ts'), MAP);
    const git = (...more: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...more], { cwd: path });
    git('init', '-q');
    git('add', 'machines', 'map.ts');
    git('commit', '-qm', 'First');
    writeFileSync(
      join(path, 'machines/a/a.machine.ts'),
      MACHINE.replace('y: {}', 'y: {}, z: {}').replace("target: 'x'", "target: 'z'"),
    );
    writeFileSync(join(path, 'map.ts'), MAP.replace("key: 'street',", "key: 'street', description: '/street',"));
    const subjects = was ? subjectsOf(picture(was.machine)) : [];
    const note = (key: string, text: string) => {
      const { said, was } = subjects.find((subject) => subject.key === key) ?? {};
      return { id: text, machine: 'a', on: key, said, was, revision: 'r1', text, by: 'Rupa', at: '2026-11-26' };
    };
    const notes = [
      note('a.x | go | 1', 'Why back?'),
      note('state y', 'Why y?'),
      { ...note('state x', 'Why x?'), done: true },
    ];
    writeFileSync(join(path, 'machines/a/a.reviews.json'), JSON.stringify({ reviews: 1, notes }));
    const { status, stdout } = charts(
      path,
      '--machines',
      'machines/a/*.machine.ts',
      '--map',
      'map.ts',
      '--diff',
      'HEAD',
      '--check-stately',
    );
    expect(stdout.split('\n').slice(1)).toEqual([
      'house-map: dist/charts/house-map.diff.svg',
      '  ~ state outside.street (description)',
      'a: dist/charts/a.diff.svg',
      '  + state z',
      '  ~ transition x: go [else] → z (targets)',
      'a: 2 notes are open, 1 on what has changed since:',
      '  ~ transition x: go [else] → x: "Why back?" (Rupa, 2026-11-26, on r1)',
      'Stately can read 2 charts without running them',
      '',
    ]);
    expect(status).toBe(0);
    expect(readFileSync(join(path, 'dist/charts/a.diff.svg'), 'utf8')).toContain('class="badge added"');
    expect(readdirSync(join(path, 'dist/charts'))).not.toContain('logout.diff.svg');
  });

  test('--check-stately fails on a state imported from another file, with its location', () => {
    const path = project('unlike', MACHINE);
    const leaning = MACHINE.replace('y: {}', 'y').replace(';', "; import { y } from './y';");
    writeFileSync(join(path, 'machines/a/leaning.machine.ts'), leaning);
    writeFileSync(join(path, 'machines/a/y.ts'), 'export const y = {};\n');
    const { status, stderr } = charts(path, '--machines', 'machines/a/leaning.machine.ts', '--check-stately');
    expect(status).toBe(1);
    expect(stderr).toBe('machines/a/leaning.machine.ts:2: states.y: not a literal\n');
  });
});
