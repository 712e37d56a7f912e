import { describe, expect, test } from 'vitest';
import { asvsAnywhere } from '../support/citations';
import { asvs, asvsLater, PARTS } from '../support/requirements';
import { tellings } from '../support/tellings';

const known = asvs.map(({ id }) => id);
const named = new Set(tellings().flatMap(({ items }) => items));
const postponed = asvsLater.map(({ id }) => id);

describe('items of the security standard', () => {
  const due = asvs.filter(({ id }) => !postponed.includes(id)).map(({ id, area, text }) => [id, area, text] as const);
  test.each(due)('%s (%s) is named by the title of a test that runs: %s', (id) => expect([...named]).toContain(id));

  test('what is listed for later is an item, is named by no test yet, is listed once, and says why and by which part', () => {
    expect(postponed.filter((id) => !known.includes(id) || named.has(id))).toEqual([]);
    expect(postponed.filter((id, index) => postponed.indexOf(id) !== index)).toEqual([]);
    expect(asvsLater.filter(({ part, reason }) => !PARTS.has(part) || !reason)).toEqual([]);
  });

  test('none is cited that is not in the list, and none stands there twice or without words', () => {
    expect(asvsAnywhere().filter(({ id }) => !known.includes(id))).toEqual([]);
    expect(known.filter((id, index) => known.indexOf(id) !== index)).toEqual([]);
    expect(asvs.filter(({ area, text }) => !area || !text)).toEqual([]);
  });
});
