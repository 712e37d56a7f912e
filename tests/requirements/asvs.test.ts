import { expect, test } from 'vitest';
import { asvsAnywhere } from '../harness/citations';
import { asvs } from '../harness/requirements';

const known = asvs.map(({ id }) => id);

test('lists each security item once, with its text; no other is cited', () => {
  expect(asvsAnywhere().filter(({ id }) => !known.includes(id))).toEqual([]);
  expect(known.filter((id, index) => known.indexOf(id) !== index)).toEqual([]);
  expect(asvs.filter(({ area, text }) => !area || !text)).toEqual([]);
});
