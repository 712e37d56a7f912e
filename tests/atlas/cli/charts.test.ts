import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'maidan-charts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run charts`, in a folder of its own. */
function charts(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/tsx'), [resolve('src/atlas/cli/charts.ts'), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const read = (name: string): Record<string, string> =>
  Object.fromEntries(readdirSync(name).map((file) => [file, readFileSync(join(name, file), 'utf8')]));

describe('charts', () => {
  test('writes the page and three files a chart, every machine of a file, and the same bytes when it is run again', () => {
    const machines = resolve('tests/atlas/shapes.ts');
    for (const out of ['one', 'two']) expect(charts(folder, '--machines', machines, '--out', out)).toMatchObject({ status: 0, stderr: '' });
    const files = read(join(folder, 'one'));
    const drawn = ['bare', 'every-kind', 'kinship', 'manifold', 'odd _names_ & _more_'];
    expect(Object.keys(files).sort()).toEqual(['index.html', ...drawn.flatMap((id) => [`${id}.json`, `${id}.mmd`, `${id}.svg`])].sort());
    expect(read(join(folder, 'two'))).toEqual(files);
  });

  test('says what it cannot find, and fails', () => {
    expect(charts(folder, '--machines', 'nowhere/*.ts')).toMatchObject({ status: 1, stderr: expect.stringContaining('nowhere/*.ts') });
  });
});

/** A folder with one chart, as it is written here. */
function project(name: string, machine: string): string {
  const path = join(folder, name);
  cpSync(resolve('machines/logout/logout.machine.ts'), join(path, 'machines/a/logout.machine.ts'));
  writeFileSync(join(path, 'machines/a/a.machine.ts'), machine);
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'));
  return path;
}
const MACHINE = `import { createMachine } from 'xstate';
export const a = createMachine({ id: 'a', initial: 'x', states: { x: { on: { go: [{ guard: 'g', target: 'y' }, { target: 'x' }] } }, y: {} } });
`;

describe('charts --diff', () => {
  test('reads the charts of a revision, lists what has changed since and draws it', () => {
    const path = project('diffed', MACHINE);
    const git = (...args: string[]) => spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: path });
    git('init', '-q');
    git('add', 'machines');
    git('commit', '-qm', 'First');
    writeFileSync(join(path, 'machines/a/a.machine.ts'), MACHINE.replace('y: {}', 'y: {}, z: {}').replace("target: 'x'", "target: 'z'"));
    const { status, stdout } = charts(path, '--diff', 'HEAD');
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(1)).toEqual([
      'a: dist/charts/a.diff.svg',
      '  + state z',
      '  ~ transition x: go [else] → z (targets)',
      '',
    ]);
    expect(readFileSync(join(path, 'dist/charts/a.diff.svg'), 'utf8')).toContain('class="badge added"');
    expect(readdirSync(join(path, 'dist/charts'))).not.toContain('logout.diff.svg');
  });
});

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

describe('charts --map', () => {
  const args = ['--machines', 'machines/a/a.machine.ts', '--map', 'map.ts'];

  test('writes the map beside the charts, and into the page', () => {
    const path = project('mapped', MACHINE);
    writeFileSync(join(path, 'map.ts'), MAP);
    for (const out of ['one', 'two']) expect(charts(path, ...args, '--out', out)).toMatchObject({ status: 0, stderr: '' });
    const files = read(join(path, 'one'));
    expect(Object.keys(files).sort()).toEqual([
      'a.json',
      'a.mmd',
      'a.svg',
      'house-map.json',
      'house-map.mmd',
      'house-map.svg',
      'index.html',
    ]);
    expect(read(join(path, 'two'))).toEqual(files);
    expect(files['house-map.svg']).toContain('walk');
    expect(files['index.html']).toContain('হাঁটা');
  });

  test('fails where nothing leads to a destination, where one runs no chart, and where there is no map', () => {
    const path = project('lost', MACHINE);
    writeFileSync(join(path, 'map.ts'), MAP.replace("to: 'porch'", "to: 'street'").replace("chart: 'a'", "chart: 'b'"));
    expect(charts(path, ...args)).toMatchObject({ status: 1, stderr: 'Nothing leads to porch.\nporch runs b, which is no chart.\n' });
    expect(charts(path, ...args.with(-1, 'nowhere.ts'))).toMatchObject({ status: 1, stderr: expect.stringContaining('nowhere.ts') });
  });

  test('compares it with that of a revision', () => {
    const path = project('mapped-before', MACHINE);
    writeFileSync(join(path, 'map.ts'), MAP);
    const git = (...more: string[]) => spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...more], { cwd: path });
    git('init', '-q');
    git('add', 'machines', 'map.ts');
    git('commit', '-qm', 'First');
    writeFileSync(join(path, 'map.ts'), MAP.replace("key: 'street',", "key: 'street', description: '/street',"));
    const { stdout } = charts(path, ...args, '--diff', 'HEAD');
    expect(stdout.split('\n').slice(1)).toEqual([
      'house-map: dist/charts/house-map.diff.svg',
      '  ~ state outside.street (description)',
      '',
    ]);
  });
});

describe('charts --check-stately', () => {
  const check = (name: string, machine: string) =>
    charts(project(name, machine), '--machines', 'machines/a/a.machine.ts', '--check-stately');

  test('passes what is complete in its file', () => {
    expect(check('whole', MACHINE)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('1 charts are in Stately what they are here'),
    });
  });

  test('fails on what the extractor loses', () => {
    const { status, stderr } = check('forbidding', MACHINE.replace('y: {}', 'y: { on: { go: undefined } }'));
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'machines/a/a.machine.ts, extracted: a: lost y | go | 0 [] → \n',
    });
  });

  test('fails on what is imported from a neighbour', () => {
    const path = project('leaning', MACHINE.replace('y: {}', 'y').replace(';', "; import { y } from './y';"));
    writeFileSync(join(path, 'machines/a/y.ts'), 'export const y = {};\n');
    const { status, stderr } = charts(path, '--machines', 'machines/a/a.machine.ts', '--check-stately');
    expect(status).toBe(1);
    expect(stderr).toContain('machines/a/a.machine.ts, alone: ');
  });
});
