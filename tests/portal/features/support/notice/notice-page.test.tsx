// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { createList, type ListOutcome, type ListQuery } from '../../../../../machines/platform/list/list.machine';
import { type NoticeOutcome, noticeMachine } from '../../../../../machines/support/notice/notice.machine';
import { type Notice, SETTINGS } from '../../../../../src/contract';
import { View as NoticeDialog } from '../../../../../src/portal/features/support/notice';
import { View as NoticePage } from '../../../../../src/portal/features/support/notice/page';
import { heldWork, offline } from '../../../harness/dialog-support';
import { show } from '../../../harness/show';

const idOf = (number: number) => `01930000-0000-7000-8000-0000000000${10 + number}`;
const notices = (count: number): Notice[] =>
  Array.from({ length: count }, (_, index) => ({
    id: idOf(index),
    type: index === 0 ? 'H' : 'PL',
    title: `Notice ${index + 1}`,
    content: `<p>What it <strong>says</strong>, number ${index + 1}.</p>`,
    date: '2026-11-09',
  }));
type Page = { list: Notice[]; pageNum: number; totalPages: number; total: number };

/** The page over a list with reads that the test settles. */
function opened(language = 'en') {
  const reading = heldWork<ListOutcome<Page>, ListQuery>();
  const list = createActor(
    createList<Page>().provide({ actors: { load: reading.logic, watchFocus: fromCallback(() => {}) } }),
  ).start();
  const view = show(<NoticePage content={list} busy={false} failed={false} onRetry={vi.fn()} />, {
    language,
    path: '/noticePage',
  });
  const comes = (pageNum: number, count = 9) =>
    reading.done({ kind: 'loaded', page: { list: notices(count), pageNum, totalPages: 2, total: 14 } });
  return { ...view, ...reading, comes };
}
const entries = () => screen.getAllByRole('article');

describe('notice page', () => {
  test('shows nine a page with title, day and excerpt [s2.route.notice-page s2.notice-page.page-size]', async () => {
    const { comes } = opened();
    expect(screen.getByRole('heading', { level: 1, name: 'Notices' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    await comes(1);
    expect(entries()).toHaveLength(SETTINGS.noticePageSize);
    const [first, second] = entries().map((entry) => within(entry));
    expect(first?.getByRole('heading', { level: 2, name: 'Notice 1' })).toBeTruthy();
    expect(first?.getByText('November 9, 2026').getAttribute('datetime')).toBe('2026-11-09');
    expect(first?.getByText('What it says, number 1.')).toBeTruthy();
    expect([first?.queryByText('Important') !== null, second?.queryByText('Important') ?? null]).toEqual([true, null]);
  });

  test('shows the day in Bengali digits in Bengali', async () => {
    const { comes } = opened('bn');
    await comes(1);
    expect(screen.getAllByText('৯ নভেম্বর, ২০২৬')).toHaveLength(9);
  });

  test('each notice opens its dialog over the page [s2.notice-page.select]', async () => {
    const { comes, user, router } = opened();
    await comes(1);
    await user.click(screen.getByRole('link', { name: 'Notice 3' }));
    expect(router.latestLocation.search).toEqual({ dialog: 'notice', id: idOf(2) });
  });

  test('another page is requested and scrolled to its start [s2.notice-page.page-size]', async () => {
    const { comes, asked, user } = opened();
    const intoView = vi.fn();
    screen.getByRole('heading', { level: 1 }).scrollIntoView = intoView;
    await comes(1);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect([asked.at(-1)?.input.pageNo, intoView.mock.calls.length]).toEqual([2, 1]);
    await comes(2, 5);
    expect(entries()).toHaveLength(5);
  });

  test('shows an empty state with a link home', async () => {
    const { done } = opened();
    await done({ kind: 'empty', page: { list: [], pageNum: 1, totalPages: 0, total: 0 } });
    expect(screen.getByRole('heading', { name: 'No notices' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  });

  test('waits for its chart, and can retry a failure [own.portal.broken-part]', async () => {
    const onRetry = vi.fn();
    const page = (failed: boolean) => (
      <NoticePage content={undefined} busy={!failed} failed={failed} onRetry={onRetry} />
    );
    show(page(false));
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    const { user } = show(page(true));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('notice dialog', () => {
  function openedDialog(language = 'en') {
    const reading = heldWork<NoticeOutcome, { id: string }>();
    const actor = createActor(noticeMachine.provide({ actors: { loadNotice: reading.logic } }), {
      input: { id: idOf(0) },
    }).start();
    const onLeave = vi.fn();
    return {
      ...show(<NoticeDialog content={actor} params={{ id: idOf(0) }} onLeave={onLeave} />, { language }),
      ...reading,
      onLeave,
    };
  }

  test('has title, day and HTML content, and takes the focus [s2.modal.notice s2.notice-page.entry]', async () => {
    const { done, onLeave, user } = openedDialog();
    expect(screen.getByRole('dialog', { name: 'Notice' })).toBeTruthy();
    for (const notice of notices(1)) await done({ kind: 'loaded', notice });
    const dialog = within(screen.getByRole('dialog', { name: 'Notice 1' }));
    expect(dialog.getByText('November 9, 2026')).toBeTruthy();
    expect(dialog.getByText('says').localName).toBe('strong');
    expect(document.activeElement).toBe(dialog.getByRole('article'));
    await user.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test('a removed notice leads to the list [s2.modal.notice]', async () => {
    const { done } = openedDialog();
    await done({ kind: 'gone' });
    expect(screen.getByRole('status').textContent).toBe('It has ended or was removed.');
    expect(screen.getByRole('link', { name: 'All notices' }).getAttribute('href')).toBe('/noticePage');
  });

  test('a failed read can be retried [s8.message.network-abnormal]', async () => {
    const { fails, done, user } = openedDialog();
    await fails(offline);
    expect(screen.getByRole('alert').textContent).toContain('network');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    for (const notice of notices(1)) await done({ kind: 'loaded', notice });
    expect(screen.getByRole('article')).toBeTruthy();
  });
});
