import { describe, expect, test } from 'vitest';
import { toldIn } from '../support/tellings';

/** An id that is put together, so that this file cites nothing. */
const ID = ['s9', 'const', 'languages'].join('.');
const OTHER = ['s1', 'product', 'languages'].join('.');
const told = (text: string, file = 'tests/gateway/made-up.test.ts') => toldIn({ file, text });
const idsOf = (text: string, file?: string) => told(text, file).flatMap(({ ids }) => ids);

describe('what a test says that it shows', () => {
  test.each([
    [`test('${ID}: it is so', () => {});`],
    [`test('it is so (${ID})', () => {});`],
    [`it(\`${ID}: it is \${so}\`, () => {});`],
    [`describe('${ID}', () => { test('it is so', () => {}); });`],
    [`describe.each(['bn'])('${ID}', () => { test.each([1])('%i', () => {}); });`],
    [`test.each([['${ID}', 1]])('%s: it is so', () => {});`],
    [`const rows = [\n  ['${ID}', 1],\n];\ntest.each(rows)('%s: it is so', () => {});`],
    [`const rows = [\n  ['${ID}', 1],\n] as const;\nconst more = [\n  ['${OTHER}', 1],\n];\ntest.each(rows)('%s: it is so', () => {});`],
    [`test.concurrent('${ID}: it is so', () => {});`],
  ])('counts in %s', (text) => expect(idsOf(text)).toEqual([ID]));

  test.each([
    [`test.skip('${ID}: it is so', () => {});`],
    [`test.todo('${ID}: it is so', () => {});`],
    [`test.todo('${ID}: it is so');`],
    [`test.fails('${ID}: it is so', () => {});`],
    [`test.skipIf(true)('${ID}: it is so', () => {});`],
    [`test.skip.each([1])('${ID}: it is so', () => {});`],
    [`describe.skip('all', () => { test('${ID}: it is so', () => {}); });`],
    [`describe('${ID}', () => { test.skip('it is so', () => {}); });`],
    [`test('${ID}: it is so', () => {}); test.only('another', () => {});`],
    [`// test('${ID}: it is so', () => {});`],
    [`test('it is so', () => { const id = '${ID}'; });`],
    [`test.each([['${ID}', 1]])('it is so', () => {});`],
  ])('does not count in %s', (text) => expect(idsOf(text)).toEqual([]));

  test('counts what alone runs', () => {
    expect(idsOf(`test('${OTHER}', () => {}); describe.only('${ID}', () => { test('it is so', () => {}); });`)).toEqual([ID]);
  });

  test('is of the tier where its file stands', () => {
    const tiers = [
      'e2e/a.test.ts',
      'tests/security/a.test.ts',
      'tests/portal/a.test.tsx',
      'tests/portal/a.flow.test.ts',
      'tests/lint/a.test.ts',
    ];
    expect(tiers.map((file) => told(`test('${ID}', () => {});`, file)[0]?.tier)).toEqual([
      'browser',
      'gateway',
      'rendered',
      'wiring',
      'none',
    ]);
  });

  test.each([
    [`test.each(languages)('${ID} in %s', () => {});`, true],
    [`describe.each(['bn', 'en'])('in %s', () => { test('${ID}', () => {}); });`, true],
    [`test('${ID}', () => { for (const language of ['bn', 'en']) read(language); });`, true],
    [`for (const language of ['bn', 'en']) test('${ID}', () => read(language));`, true],
    [`for (const language of languages) test('${ID}', () => read(language));`, true],
    [`for (const size of [1, 2]) test('${ID}', () => read(size));`, false],
    [`test('${ID}', () => { read('en'); });`, false],
    [`test('another', () => { read('bn'); }); test('${ID}', () => { read('en'); });`, false],
  ])('knows the languages of %s', (text, both) => {
    expect(told(text).find(({ ids }) => ids.length > 0)?.inBoth).toBe(both);
  });

  test('is of a journey what it meets, by its title, and whether time passes in it', () => {
    const text = `const all = [journey('One').meets('${ID}').waits(10), journey('Other').meets('${OTHER}').sends(event)];`;
    expect(told(text, 'tests/machines/made-up.journeys.ts')).toMatchObject([
      { title: 'One', tier: 'model', ids: [ID], waits: true },
      { title: 'Other', tier: 'model', ids: [OTHER], waits: false },
    ]);
  });

  test('is of an item of the security standard likewise', () => {
    const item = ['asvs', '6.5.1'].join(' ');
    expect(told(`test('${item}: once', () => {}); test.skip('${item}: never', () => {});`).map(({ items }) => items)).toEqual([['6.5.1']]);
  });
});
