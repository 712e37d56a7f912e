import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { load, loadEach } from '../../../src/atlas/cli/load';

// Inside the project, so that its modules resolve xstate.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/atlas-load-');
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('file with machines', () => {
  test('returns each exported machine once, by id, with its samples and labels', async () => {
    const charts = await load(['tests/atlas/shop/shop.machine.ts']);
    expect(
      charts.map(({ id, file, name, samples, words }) => [id, file, name, samples !== undefined, words?.title.en]),
    ).toEqual([
      ['door', 'tests/atlas/shop/shop.machine.ts', 'shop', true, 'The door of the shop'],
      ['lamp', 'tests/atlas/shop/shop.machine.ts', 'shop', false, undefined],
    ]);
  });

  test('loads any module without samples; a default export gets its other name', async () => {
    const file = write(
      'plain.mjs',
      "import { createMachine } from 'xstate';\nexport const b = createMachine({ id: 'b' });\nexport default b;\nexport const a = createMachine({ id: 'a' });\n",
    );
    const charts = await load([file]);
    expect(charts.map(({ id, name, samples, words }) => [id, name, samples, words])).toEqual([
      ['a', 'plain', undefined, undefined],
      ['b', 'plain', undefined, undefined],
    ]);
  });

  test('loads files matched twice or by several globs once, in file order', async () => {
    const charts = await load([
      'tests/atlas/shop/*.machine.ts',
      'machines/identity/logo*/*.machine.ts',
      'tests/atlas/shop/shop.machine.ts',
    ]);
    expect(charts.map(({ id }) => id)).toEqual(['logout', 'door', 'lamp']);
  });
});

test('reports a file that does not load with line and reason, and loads the others', async () => {
  const good = write(
    'good.mjs',
    "import { createMachine } from 'xstate';\nexport const good = createMachine({ id: 'good' });\n",
  );
  const bad = write('bad.mjs', "const a = 1;\n\nthrow new Error('out of order ' + a);\n");
  const { charts, faults } = await loadEach([good, bad]);
  expect(charts.map(({ id }) => id)).toEqual(['good']);
  expect(faults).toEqual([expect.stringMatching(/bad\.mjs(:\d+)*:\d+ does not load: out of order 1$/)]);
  await expect(load([good, bad])).rejects.toThrow('out of order 1');
});

describe('reports unreadable input in one line', () => {
  test.each([
    ['no such file', () => 'tests/atlas/nowhere/*.ts', 'No file matches tests/atlas/nowhere/*.ts.'],
    ['a file without a machine', () => write('none.mjs', 'export const none = 1;'), 'No machine is exported by'],
    [
      'a file that throws',
      () => write('broken.mjs', "throw new Error('out of order');"),
      'does not load: out of order',
    ],
  ])('%s', async (_, pattern, message) => {
    await expect(load([pattern()])).rejects.toThrow(message);
  });
});
