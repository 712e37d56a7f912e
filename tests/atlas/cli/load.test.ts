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

describe('a file with machines', () => {
  test('gives each machine it exports once, by id, with the samples and words that are named like it', async () => {
    const charts = await load(['tests/atlas/shop/shop.machine.ts']);
    expect(
      charts.map(({ id, file, name, samples, words }) => [id, file, name, samples !== undefined, words?.title.en]),
    ).toEqual([
      ['door', 'tests/atlas/shop/shop.machine.ts', 'shop', true, 'The door of the shop'],
      ['lamp', 'tests/atlas/shop/shop.machine.ts', 'shop', false, undefined],
    ]);
  });

  test('may be any module, without samples; a default export is known by its other name', async () => {
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

  test('may be named twice, or by a glob with others; they come in order of their files', async () => {
    const charts = await load([
      'tests/atlas/shop/*.machine.ts',
      'machines/identity/log*/*.machine.ts',
      'tests/atlas/shop/shop.machine.ts',
    ]);
    expect(charts.map(({ id }) => id)).toEqual(['login', 'logout', 'door', 'lamp']);
  });
});

test('a file that does not load is named with its line and the reason, and the others are read all the same', async () => {
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

describe('what cannot be read is told in a line', () => {
  test.each([
    ['no such file', () => 'tests/atlas/nowhere/*.ts', 'No file matches tests/atlas/nowhere/*.ts.'],
    ['a file without a machine', () => write('none.mjs', 'export const none = 1;'), 'No machine is exported by'],
    [
      'a file that throws',
      () => write('broken.mjs', "throw new Error('out of order');"),
      'does not load: out of order',
    ],
  ])('%s', async (_, pattern, said) => {
    await expect(load([pattern()])).rejects.toThrow(said);
  });
});
