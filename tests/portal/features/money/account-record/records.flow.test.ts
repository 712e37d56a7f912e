// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { accountRecordFlow } from '../../../../../src/portal/features/money/account-record/account-record.flow';
import { personalLossFlow } from '../../../../../src/portal/features/play/personal-loss/personal-loss.flow';
import { loadWords, speak } from '../../../../../src/portal/parts/portal/words';
import { learnSiteZone, siteZone } from '../../../../../src/ui/site-clock';
import { lend, readList, runActor } from '../../../harness/flow-support';

const RECORDS = '/wps/member/records';
const open = { kind: '', state: '', from: '', to: '' };
const entry = {
  id: '01930000-0000-7000-8000-0000000000d1',
  kind: 'withdrawal',
  state: 'pending',
  amount: '-2000.00',
  balanceAfter: '23000.00',
  number: 'W00000007',
  method: 'Nodi Pay',
  counterpart: null,
  bet: null,
  at: new Date(2026, 10, 20, 19, 12, 5).getTime(),
} as const;
const page = (totalPages = 1) => ({ list: [entry], pageNum: 1, totalPages, total: totalPages });
const local = (day: number) => new Date(2026, 10, day).getTime();

/** A client with a fixed response to record queries, and their queries. */
function recording(totalPages = 1) {
  const { deps } = lend({ [RECORDS]: { value: page(totalPages) } });
  const records = vi.spyOn(deps.client, 'records');
  return { deps: { ...deps, now: () => 1_800_000_000_000 }, asked: () => records.mock.calls.map(([query]) => query) };
}

beforeAll(async () => {
  await loadWords('account-record', 'en');
  await speak('en');
});

describe('account record', () => {
  test('omits open filters [own.account-record.filter]', async () => {
    const { deps, asked } = recording();
    expect(await readList(accountRecordFlow(deps), { filter: open, pageNo: 3 })).toEqual({
      kind: 'loaded',
      page: page(),
    });
    expect(asked()).toEqual([{ pageNo: 3, pageSize: 10 }]);
  });

  test('days are whole in the player’s time, including the last [own.account-record.filter]', async () => {
    const { deps, asked } = recording();
    const filter = { kind: 'win', state: 'posted', from: '2026-11-01', to: '2026-11-30' };
    await readList(accountRecordFlow(deps), { filter, pageNo: 1 });
    expect(asked()).toEqual([{ kind: 'win', state: 'posted', from: local(1), to: local(31), pageNo: 1, pageSize: 10 }]);
  });

  test.each([
    ['2026-11-30', '2026-11-01', 'invalid'],
    ['2026-11-30', '2026-11-30', 'loaded'],
    ['2026-11-30', '', 'loaded'],
    ['', '2026-11-01', 'loaded'],
  ])(
    'the days from %s to %s are %s, and days in the wrong order send no request [own.account-record.filter]',
    async (from, to, kind) => {
      const { deps, asked } = recording();
      expect(await readList(accountRecordFlow(deps), { filter: { ...open, from, to } })).toMatchObject({ kind });
      expect(asked()).toHaveLength(kind === 'invalid' ? 0 : 1);
    },
  );

  test('reports an empty result; an unknown kind means all [own.account-record.filter]', async () => {
    const { deps } = lend({ [RECORDS]: { value: { list: [], pageNum: 1, totalPages: 0, total: 0 } } });
    const recordsSpy = vi.spyOn(deps.client, 'records');
    expect(await readList(accountRecordFlow(deps), { filter: { kind: 'none' } })).toMatchObject({ kind: 'empty' });
    expect(recordsSpy.mock.calls.map(([query]) => query)).toEqual([{ pageNo: 1, pageSize: 10 }]);
  });

  test.each([
    ['offline', { kind: 'offline' }],
    [
      { status: 422, code: 'request.invalid', message: 'No' },
      { kind: 'rejected', code: 'request.invalid' },
    ],
    [{ value: { list: [{ id: 1 }] } }, { kind: 'malformed' }],
  ] as const)('the reply %o is the failure %o [own.account-record.filter]', async (reply, failure) => {
    const { deps } = lend({ [RECORDS]: reply });
    await expect(readList(accountRecordFlow(deps), { filter: open, pageNo: 1 })).rejects.toMatchObject(failure);
  });

  test('exports all pages in the page’s language [own.account-record.export own.account-record.reference]', async () => {
    const { deps, asked } = recording(2);
    await runActor(accountRecordFlow(deps), 'exportRecords', { filter: { ...open, kind: 'withdrawal' } });
    const to = 1_800_000_000_000;
    expect(asked()).toEqual([1, 2].map((pageNo) => ({ kind: 'withdrawal', to, pageNo, pageSize: 100 })));
    const row =
      '"2026-11-20 19:12:05","Withdrawal","Pending","W00000007","Nodi Pay","","-2000.00","23000.00","01930000-0000-7000-8000-0000000000d1"\r\n';
    const head = `"Time (${siteZone()})","Type","Status","Number","Method","Account","Amount","Balance after","id"\r\n`;
    expect(deps.saveFile).toHaveBeenCalledExactlyOnceWith('maidan-2027-01-15.csv', head + row + row);
  });

  test('the selected last day limits the export [own.account-record.export]', async () => {
    const { deps, asked } = recording();
    await runActor(accountRecordFlow(deps), 'exportRecords', { filter: { ...open, to: '2026-11-30' } });
    expect(asked()).toEqual([{ to: local(31), pageNo: 1, pageSize: 100 }]);
  });

  test('a file contains at most the newest 5,000 rows [own.account-record.export]', async () => {
    const { deps } = lend({ [RECORDS]: { value: { ...page(1_000), list: Array(100).fill(entry) } } });
    await runActor(accountRecordFlow(deps), 'exportRecords', { filter: open });
    const [, text = ''] = vi.mocked(deps.saveFile).mock.calls[0] ?? [];
    expect(text.split('\r\n')).toHaveLength(5_002);
  });

  test('exports in Bengali, too [own.account-record.export]', async () => {
    await loadWords('account-record', 'bn');
    i18n.activate('bn');
    const { deps } = recording();
    await runActor(accountRecordFlow(deps), 'exportRecords', { filter: open });
    i18n.activate('en');
    expect(vi.mocked(deps.saveFile).mock.calls[0]?.[1]).toContain('"উত্তোলন","অপেক্ষায়"');
  });

  test('a failed read makes no file [own.account-record.export]', async () => {
    const { deps } = lend({ [RECORDS]: 'offline' });
    await expect(runActor(accountRecordFlow(deps), 'exportRecords', { filter: open })).rejects.toMatchObject({
      kind: 'offline',
    });
    expect(deps.saveFile).not.toHaveBeenCalled();
  });
});

describe('personal loss', () => {
  const played = { day: '2026-11-18', staked: '5.00', won: '0.00', profit: '-5.00' };
  const loss = { days: [played], staked: '5.00', won: '0.00', profit: '-5.00' };
  const noon = Date.UTC(2026, 10, 20, 12);

  test('covers every site day of the span, today last [own.personal-loss.days own.frame.site-zone]', async () => {
    learnSiteZone('Asia/Dhaka');
    onTestFinished(() => learnSiteZone(undefined));
    const { deps } = lend({ '/wps/member/records/loss': { value: loss } });
    const lossSpy = vi.spyOn(deps.client, 'personalLoss');
    const idle = { staked: '0.00', won: '0.00', profit: '0.00' };
    expect(await readList(personalLossFlow({ ...deps, now: () => noon }), { filter: { span: '7' } })).toEqual({
      kind: 'loaded',
      page: {
        ...loss,
        days: [14, 15, 16, 17, 18, 19, 20].map((date) => (date === 18 ? played : { day: `2026-11-${date}`, ...idle })),
      },
    });
    expect(lossSpy.mock.calls.map(([query]) => query)).toEqual([{ from: Date.UTC(2026, 10, 13, 18) }]);
  });

  test.each([
    ['no stakes or wins', '0.00', '0.00', 'empty'],
    ['equal stakes and wins', '5.00', '5.00', 'loaded'],
    ['wins from stakes of earlier days', '0.00', '5.00', 'loaded'],
  ])('30 days with %s are %s, %s: %s [own.personal-loss.days]', async (_, staked, won, kind) => {
    const { deps } = lend({ '/wps/member/records/loss': { value: { days: [], staked, won, profit: '0.00' } } });
    expect(await readList(personalLossFlow(deps))).toMatchObject({ kind, page: { days: { length: 30 } } });
  });

  test('reports a failure [own.personal-loss.days]', async () => {
    const { deps } = lend({});
    await expect(readList(personalLossFlow(deps))).rejects.toMatchObject({ kind: 'offline' });
  });
});
