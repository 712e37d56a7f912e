import { describe, expect, test } from 'vitest';
import { citationsOf, unlisted } from '../harness/citing-tests';
import type { ListedTest } from '../harness/listing';

/** Concatenated ids, so that this file cites nothing. */
const ID = ['s9', 'const', 'languages'].join('.');
const OTHER = ['s1', 'product', 'languages'].join('.');
const FILE = 'tests/gateway/made-up.test.ts';

const listed = (name: string, overrides: Partial<ListedTest> = {}): ListedTest => ({
  tier: 'gateway',
  file: FILE,
  name,
  line: 1,
  isInGate: true,
  ...overrides,
});
const cited = (tests: ListedTest[], text = '', file = FILE) => citationsOf(tests, [{ file, text }]);

describe('a listed test', () => {
  test('cites the requirements and security items that its name holds', () => {
    const item = ['asvs', '6.5.1'].join(' ');
    expect(
      cited([
        listed(`logs in > once [${ID}, ${OTHER}]`),
        listed(`${item}: a code works once`),
        listed('cites nothing'),
      ]),
    ).toMatchObject([
      { ids: [ID, OTHER], items: [] },
      { ids: [], items: ['6.5.1'] },
    ]);
  });

  test('names the smallest command that runs it', () => {
    const both = [listed(ID), listed(ID, { isInGate: false })];
    expect(cited(both).map(({ command }) => command)).toEqual(['npm test', 'npm run test:all']);
  });

  test.each([
    ['e2e/a.test.ts', 'browser'],
    ['tests/security/a.test.ts', 'gateway'],
    ['tests/portal/a.test.tsx', 'rendered'],
    ['tests/portal/a.flow.test.ts', 'wiring'],
    ['tests/lint/a.test.ts', 'none'],
  ])('of %s shows what the tier %s can show', (file, tier) => {
    expect(cited([listed(ID, { file })], '', file)[0]?.tier).toBe(tier);
  });

  test.each([
    [`test.each(languages)('${ID} in %s', () => {});`, true],
    [`describe.each(['bn', 'en'])('in %s', () => { test('${ID}', () => {}); });`, true],
    [`test('${ID}', () => { for (const language of ['bn', 'en']) read(language); });`, true],
    [`for (const language of ['bn', 'en']) test('${ID}', () => read(language));`, true],
    [`for (const language of languages) test('${ID}', () => read(language));`, true],
    [`inLanguages((language) => { test('${ID}', () => read(language)); });`, true],
    [`for (const size of [1, 2]) test('${ID}', () => read(size));`, false],
    [`test('${ID}', () => { read('en'); });`, false],
    [`test('another', () => { read('bn'); });\ntest('${ID}', () => { read('en'); });`, false],
  ])('reads the languages of its call: %s', (text, inBoth) => {
    const line = text.split('\n').length;
    expect(cited([listed(ID, { line })], text)[0]?.inBoth).toBe(inBoth);
  });

  test('of a journey says whether time passes in it', () => {
    const file = 'tests/machines/model.test.ts';
    const journeys = {
      file: 'tests/machines/made-up.journeys.ts',
      text: `const all = [journey('One').meets('${ID}').waits(10), journey('Other').meets('${OTHER}').sends(event)];`,
    };
    const tests = [listed(`made-up > One (${ID})`, { file }), listed(`made-up > Other (${OTHER})`, { file })];
    expect(citationsOf(tests, [journeys]).map(({ tier, waits }) => [tier, waits])).toEqual([
      ['model', true],
      ['model', false],
    ]);
  });
});

describe('a citation that registers no test is an error', () => {
  const call = `test('${ID}: it is so', () => {});`;
  const errors = (text: string, tests: ListedTest[]) => unlisted(tests, [{ file: FILE, text }]);

  test('when nothing is listed from its call', () => {
    expect(errors(call, [])).toEqual([`${FILE}:1 cites ${ID}, and registers no test`]);
    expect(errors(`if (isMade(3))\n  ${call}`, [listed('another', { line: 1 })])).toEqual([
      `${FILE}:2 cites ${ID}, and registers no test`,
    ]);
  });

  test('unless a test is listed from a line of its call', () => {
    expect(errors(call, [listed(`${ID}: it is so`)])).toEqual([]);
    expect(errors(`test.each([1])(\n  '${ID}: %i',\n  () => {},\n);`, [listed(`${ID}: 1`, { line: 2 })])).toEqual([]);
  });
});
