// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient, type Notice, SETTINGS } from '../../../../../src/contract';
import { noticeFlow } from '../../../../../src/portal/features/support/notice/notice.flow';
import { noticesFlow } from '../../../../../src/portal/features/support/notice/notices.flow';
import type { FlowDependencies } from '../../../../../src/portal/parts/dependencies';
import { forgetAll } from '../../../../../src/ui/list/forget';
import { lend, readList, runActor } from '../../../harness/flow-support';

const id = '01930000-0000-7000-8000-0000000000c3';
const notice: Notice = {
  id,
  type: 'PL',
  title: 'Withdrawal hours',
  content: '<p>9 am to 11 pm</p>',
  date: '2026-11-16',
};
const read = '/wps/system/notices/one';
afterEach(() => forgetAll());

describe('notice', () => {
  test('is loaded by id [s3.notice.fields s2.notice-page.select]', async () => {
    const { deps, sent } = lend({ [read]: { value: notice } });
    expect(await runActor(noticeFlow(deps), 'loadNotice', { id })).toEqual({ kind: 'loaded', notice });
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${read}`]);
  });

  test('an ended notice is gone; an invalid id is not requested [s2.modal.notice]', async () => {
    const { deps, sent } = lend({ [read]: { status: 404, code: 'notice.unknown', message: 'Gone' } });
    expect(await runActor(noticeFlow(deps), 'loadNotice', { id })).toEqual({ kind: 'gone' });
    for (const none of ['', 'weekly-maintenance'])
      expect(await runActor(noticeFlow(deps), 'loadNotice', { id: none })).toEqual({ kind: 'gone' });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['offline', 'offline', { kind: 'offline' }],
    ['a fault', { status: 500, code: 'server.error', message: 'Fault' }, { kind: 'rejected', code: 'server.error' }],
    ['closed', { status: 503, code: 'system.maintenance', message: 'Closed' }, { kind: 'rejected', status: 503 }],
    ['what is no notice', { value: { id, title: 'Of another kind' } }, { kind: 'malformed' }],
  ] as const)('other errors are failures: %s', async (_, reply, failure) => {
    const { deps } = lend({ [read]: reply });
    await expect(runActor(noticeFlow(deps), 'loadNotice', { id })).rejects.toMatchObject(failure);
  });
});

describe('list of notices', () => {
  /** Queries of the list, over a gateway with this many notices. */
  function listOver(total: number) {
    const urls: string[] = [];
    const list = Array.from({ length: Math.min(total, SETTINGS.noticePageSize) }, () => notice);
    const clientFor: FlowDependencies['clientFor'] = (rows) =>
      createClient(rows, {
        fetch: vi.fn(async (url) => {
          urls.push(String(url));
          return Response.json({
            success: true,
            message: 'OK',
            value: { list, pageNum: 1, totalPages: Math.ceil(total / 9), total },
          });
        }),
        credentials: () => ({ language: 'bn', merchant: 'maidan', token: null }),
        seal: () => Promise.reject(new Error('Nothing is sealed here')),
      });
    return { asked: urls, flow: noticesFlow({ clientFor }) };
  }

  test('requests nine a page [s2.notice-page.page-size s9.const.notice-page-size]', async () => {
    const { asked, flow } = listOver(14);
    expect(await readList(flow, { pageNo: 2 })).toMatchObject({ kind: 'loaded', page: { totalPages: 2, total: 14 } });
    expect(asked).toEqual(['/wps/system/notices?pageNo=2&pageSize=9']);
  });

  test('is empty without notices [own.list.read]', async () => {
    expect(await readList(listOver(0).flow)).toMatchObject({ kind: 'empty' });
  });
});
