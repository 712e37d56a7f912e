import { expect, test } from 'vitest';
import { keysetPages } from '../../../../src/ui/list/keyset';

/** Seven letters, three to a stretch. */
function letters(all = 'abcdefg') {
  const asked: (string | undefined)[] = [];
  const read = keysetPages(async ({ begin = '' }, after) => {
    asked.push(after);
    const left = [...all].filter((letter) => letter >= begin && (!after || letter > after));
    const list = left.slice(0, 3).join('');
    return { list, next: left.length > 3 ? (list.at(-1) ?? null) : null };
  });
  const page = async (pageNo: number, filter = {}) => {
    const { list, pageNum, totalPages } = await read(filter, { pageNo }, new AbortController().signal);
    return [list, pageNum, totalPages];
  };
  return { asked, page };
}

test('own.list.read: each page begins where the one before has ended, and there is one more as long as there is more', async () => {
  const { asked, page } = letters();
  expect([await page(1), await page(2), await page(3)]).toEqual([
    ['abc', 1, 2],
    ['def', 2, 3],
    ['g', 3, 3],
  ]);
  expect(asked).toEqual([undefined, 'c', 'f']);
});

test('a page that was not come to by those before is come to by them', async () => {
  const { asked, page } = letters();
  expect(await page(3)).toEqual(['g', 3, 3]);
  expect(asked).toEqual([undefined, 'c', 'f']);
});

test('where there are fewer than are asked for, it is the last one; another filter has pages of its own', async () => {
  const { page } = letters();
  await page(2);
  expect(await page(9)).toEqual(['g', 3, 3]);
  expect(await page(2, { begin: 'd' })).toEqual(['g', 2, 2]);
  expect(await letters('').page(2)).toEqual(['', 1, 1]);
});
