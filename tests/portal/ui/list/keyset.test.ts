import { expect, test } from 'vitest';
import { keysetPages } from '../../../../src/ui/list/keyset';

/** Seven letters, three to a page. */
function letters(all = 'abcdefg') {
  const cursors: (string | undefined)[] = [];
  const read = keysetPages(async ({ begin: start = '' }, after) => {
    cursors.push(after);
    const left = [...all].filter((letter) => letter >= start && (!after || letter > after));
    const list = left.slice(0, 3).join('');
    return { list, next: left.length > 3 ? (list.at(-1) ?? null) : null };
  });
  const page = async (pageNo: number, filter = {}) => {
    const { list, pageNum, totalPages } = await read(filter, { pageNo }, new AbortController().signal);
    return [list, pageNum, totalPages];
  };
  return { asked: cursors, page };
}

test('each page starts after the previous one, and the count grows while there is more [own.list.read]', async () => {
  const { asked: cursors, page } = letters();
  expect([await page(1), await page(2), await page(3)]).toEqual([
    ['abc', 1, 2],
    ['def', 2, 3],
    ['g', 3, 3],
  ]);
  expect(cursors).toEqual([undefined, 'c', 'f']);
});

test('an unvisited page is reached through the pages before it', async () => {
  const { asked: cursors, page } = letters();
  expect(await page(3)).toEqual(['g', 3, 3]);
  expect(cursors).toEqual([undefined, 'c', 'f']);
});

test('a page beyond the end is the last one; another filter has its own pages', async () => {
  const { page } = letters();
  await page(2);
  expect(await page(9)).toEqual(['g', 3, 3]);
  expect(await page(2, { begin: 'd' })).toEqual(['g', 2, 2]);
  expect(await letters('').page(2)).toEqual(['', 1, 1]);
});
