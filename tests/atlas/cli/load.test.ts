import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { load } from '../../../src/atlas/cli/load';

const folder = mkdtempSync(join(tmpdir(), 'atlas-load-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('a file with machines', () => {
  test('gives each machine it exports once, by id, with the samples and words that are named like it', async () => {
    const charts = await load(['tests/atlas/shop/shop.machine.ts']);
    expect(charts.map(({ id, file, name, samples, words }) => [id, file, name, samples !== undefined, words?.en.title])).toEqual([
      ['door', 'tests/atlas/shop/shop.machine.ts', 'shop', true, 'The door of the shop'],
      ['lamp', 'tests/atlas/shop/shop.machine.ts', 'shop', false, undefined],
    ]);
  });

  test('may be any module, without samples', async () => {
    const charts = await load(['tests/atlas/hard.ts']);
    expect(charts.map(({ id }) => id)).toEqual(['chain', 'clockwork', 'memory', 'rivals', 'wild']);
    expect(charts.filter(({ samples, words }) => samples || words)).toEqual([]);
  });

  test('may be named twice, or by a glob with others; they come in order of their files', async () => {
    const charts = await load(['tests/atlas/shop/*.machine.ts', 'tests/atlas/hard*.ts', 'tests/atlas/hard.ts']);
    const files = charts.map(({ file }) => file);
    expect(files).toEqual([...files].sort());
    expect(charts.filter(({ id }) => id === 'wild')).toHaveLength(1);
  });
});

describe('what cannot be read is told in a line', () => {
  test.each([
    ['no such file', () => 'tests/atlas/nowhere/*.ts', 'There is no file tests/atlas/nowhere/*.ts.'],
    ['a file without a machine', () => write('none.mjs', 'export const none = 1;'), 'No machine is exported by'],
    ['a file that throws', () => write('broken.mjs', "throw new Error('out of order');"), 'broken.mjs does not load: out of order'],
  ])('%s', async (_, pattern, said) => {
    await expect(load([pattern()])).rejects.toThrow(said);
  });
});
