// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Pager } from '../../../src/ui/pager';
import { pageSlots } from '../../../src/ui/pages';
import { show } from '../harness/show';

describe('three pages around the current one and one at either end [s9.const.pagination-range]', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 3, 'gap', 12]],
    [3, 12, [1, 2, 3, 4, 'gap', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
    [12, 12, [1, 'gap', 10, 11, 12]],
  ])('page %i of %i', (page, pages, slots) => {
    expect(pageSlots(page, pages)).toEqual(slots);
  });
});

const rests = (name: string) => screen.getByRole('button', { name }).ariaDisabled === 'true';

test('previous is disabled on the first page [s4.pagination.edges]', async () => {
  show(<Pager page={1} pages={4} onPage={vi.fn()} />);
  expect([rests('Previous page'), rests('Next page')]).toEqual([true, false]);
});

test('next is disabled on the last page [s4.pagination.edges]', async () => {
  show(<Pager page={4} pages={4} onPage={vi.fn()} />);
  expect([rests('Previous page'), rests('Next page')]).toEqual([false, true]);
});

test('pages are requested by number, in the language’s digits, and by next and previous', async () => {
  const onPage = vi.fn();
  const { user } = show(<Pager page={2} pages={4} onPage={onPage} />, { language: 'bn' });
  expect(screen.getByText('২').getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('button', { name: '৪' }));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage.mock.calls).toEqual([[4], [1], [3]]);
});

test('shows only page numbers', () => {
  show(<Pager page={1} pages={14} onPage={vi.fn()} />);
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toBe('123…14');
});

/** A list that follows its pager. */
function Turned({ from, onPage }: { from: number; onPage: (page: number) => void }) {
  const [page, setPage] = useState(from);
  const turn = (to: number) => {
    onPage(to);
    setPage(to);
  };
  return <Pager page={page} pages={4} onPage={turn} />;
}

test('a disabled button requests nothing and keeps the focus [s4.pagination.edges]', async () => {
  const onPage = vi.fn();
  const { user } = show(<Turned from={3} onPage={onPage} />);
  const next = screen.getByRole('button', { name: 'Next page' });
  await user.click(next);
  await user.click(next);
  expect(document.activeElement).toBe(next);
  expect(onPage.mock.calls).toEqual([[4]]);
});
