// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ListOutcome } from '../../../../machines/platform/list/list.machine';
import { forgetAll } from '../../../../src/ui/list/forget';
import { listFlow, type PageQuery, pageOf } from '../../../../src/ui/list/list.flow';

type Page = { pageNum: number; read: number };
let lists = 0;

/** A running list that counts its reads. */
function opened() {
  lists += 1;
  const read = vi.fn(async (_filter: object, { pageNo: pageNum }: PageQuery): Promise<ListOutcome<Page>> => {
    return { kind: 'loaded', page: { pageNum, read: read.mock.calls.length } };
  });
  const flow = listFlow(`list ${lists}`, read);
  const open = () => createActor(flow).start();
  return { read, open };
}
const waitForPage = (actor: ReturnType<ReturnType<typeof opened>['open']>) =>
  waitFor(actor, (now) => now.matches({ listed: 'idle' }));
const comesBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

afterEach(() => {
  vi.useRealTimers();
  forgetAll();
});

describe('list', () => {
  test('returning to a page costs no call [own.list.read]', async () => {
    const { read, open } = opened();
    const list = open();
    await waitForPage(list);
    for (const pageNo of [2, 1, 2]) {
      list.send({ type: 'page.selected', pageNo });
      await waitForPage(list);
    }
    expect(read.mock.calls.map(([, { pageNo }]) => pageNo)).toEqual([1, 2]);
    expect(list.getSnapshot().context.outcome).toEqual({ kind: 'loaded', page: { pageNum: 2, read: 2 } });
    list.stop();
  });

  test('a refresh or reopening reads everything again [own.list.read]', async () => {
    const { read, open } = opened();
    const list = open();
    await waitForPage(list);
    list.send({ type: 'page.selected', pageNo: 2 });
    await waitForPage(list);
    list.send({ type: 'refresh.requested' });
    await waitForPage(list);
    list.send({ type: 'page.selected', pageNo: 1 });
    await waitForPage(list);
    list.stop();
    const again = open();
    await waitForPage(again);
    expect(read.mock.calls.map(([, { pageNo }]) => pageNo)).toEqual([1, 2, 2, 1, 1]);
    again.stop();
  });

  test('a request for a later page contains the marker of the last page read before it [own.list.marked-pages]', async () => {
    const read = vi.fn(async (_filter: object, { pageNo: pageNum }: PageQuery) =>
      pageOf({ pageNum, total: 50, ...(pageNum < 5 && { marker: `m${pageNum}` }) }),
    );
    const list = createActor(listFlow('marked', read)).start();
    await waitFor(list, (now) => now.matches({ listed: 'idle' }));
    for (const pageNo of [2, 4, 5, 1, 3]) {
      list.send({ type: 'page.selected', pageNo });
      await waitFor(list, (now) => now.matches({ listed: 'idle' }));
    }
    expect(read.mock.calls.map(([, { pageNo, marker }]) => [pageNo, marker])).toEqual([
      [1, undefined],
      [2, 'm1'],
      [4, 'm2'],
      [5, 'm4'],
      [3, 'm1'],
    ]);
    list.stop();
  });

  test('two requests for a page share one call [own.list.read]', async () => {
    const { read, open } = opened();
    const both = [open(), open()];
    await Promise.all(both.map(waitForPage));
    expect(read).toHaveBeenCalledOnce();
    for (const list of both) list.stop();
  });

  test('returning after half a minute reads again, not earlier or once closed [own.list.fresh]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { read, open } = opened();
    const list = open();
    await waitForPage(list);
    comesBack();
    expect(list.getSnapshot().matches({ listed: 'idle' })).toBe(true);
    vi.setSystemTime(Date.now() + 30_001);
    comesBack();
    expect(list.getSnapshot().matches({ listed: 'refreshing' })).toBe(true);
    await waitForPage(list);
    expect(read).toHaveBeenCalledTimes(2);
    list.stop();
    vi.setSystemTime(Date.now() + 30_001);
    comesBack();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('another language reloads each page, including pending ones [own.list.fresh]', async () => {
    const { read, open } = opened();
    i18n.load({ bn: {}, en: {} });
    i18n.activate('bn');
    const list = open();
    await waitForPage(list);
    i18n.activate('en');
    await waitFor(list, (now) => now.matches({ listed: 'refreshing' }));
    await waitForPage(list);
    i18n.load('en', { 'of.another.part': 'Words' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(read, 'added messages are no change of language').toHaveBeenCalledTimes(2);
    list.send({ type: 'page.selected', pageNo: 2 });
    i18n.activate('bn');
    await waitForPage(list);
    expect(read.mock.calls.map(([, { pageNo }]) => pageNo)).toEqual([1, 1, 2, 2]);
    list.stop();
    i18n.activate('en');
    await new Promise((resolve) => setTimeout(resolve));
    expect(read).toHaveBeenCalledTimes(4);
  });

  test('a failed read is reported and can be retried [s8.message.network-abnormal]', async () => {
    const { read, open } = opened();
    read.mockRejectedValueOnce({ kind: 'offline', code: 'client.offline' });
    const list = open();
    const failed = await waitFor(list, (now) => now.matches('failed'));
    expect([failed.context.failure, read.mock.calls.length]).toEqual([{ kind: 'offline', code: 'client.offline' }, 1]);
    list.send({ type: 'retry.requested' });
    await waitForPage(list);
    list.stop();
  });
});
