import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bankAccountMachine } from '../../../machines/money/bank-account/bank-account.machine';
import { listMachine } from '../../../machines/platform/list/list.machine';
import { messagesMachine } from '../../../machines/support/messages/messages.machine';
import { noticeMachine } from '../../../machines/support/notice/notice.machine';
import { settle } from '../../../src/atlas';
import { bankAccounts, loss, maintenance, messages, notices, withdrawals as sent } from '../harness/lists';
import { depositWith, openDeposit } from '../harness/open-deposit';
import { openPlace } from '../harness/open-place';
import { openPart, securityWith } from '../harness/open-security';
import { openWithdrawals, withdrawalsWith } from '../harness/open-withdrawals';
import { type Around, openPage } from '../harness/page';
import { form, member, visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

const offline = { error: { kind: 'offline', code: 'client.offline' } };

/** Rows and empty states of the pages' lists; list.test.tsx covers the behaviour that all lists share. */
inLanguages((language) => {
  const opens = (around: Around) => openPage({ ...around, language, watched: listMachine, report: () => {} });

  test('shows totals, chart and table by day [s2.member-centre.personal-loss own.personal-loss.days]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ children: member, hosted: { personalProfit: held(listMachine) } });
    const list = await openPlace(page, 'personalProfit');
    const { screen } = page;
    await screen.sees('status', 'list.loading');
    await page.act(() => settle(childOf(list, 'load'), offline));
    await screen.sees('alert', 'failure.offline');
    await screen.press('security.retry');
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'loaded', page: loss } }));
    await screen.reads('loss.drawn');
    await screen.sees('img');
    await screen.sees('table', 'loss.table');
    for (const span of ['7', '90', '30']) {
      await screen.press(`loss.span.${span}`);
      expect(list.getSnapshot().context.filter).toEqual({ span });
    }
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'empty', page: { ...loss, days: [] } } }));
    await screen.sees('status', 'loss.empty.text');
  });

  test('lists the account’s messages [s2.member-centre.messages s2.other.internal-messages own.alert.sent]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({
      children: member,
      hosted: { messageV2: held(messagesMachine, { list: held(listMachine) }) },
    });
    const list = childOf(await openPlace(page, 'messageV2'), 'list');
    const { screen } = page;
    await screen.sees('heading', 'messages.title');
    await screen.sees('status', 'list.loading');
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'loaded', page: messages } }));
    await screen.sees('heading', messages.list[0]?.title ?? '');
    await screen.reads(messages.list[0]?.lines[0] ?? '');
    await screen.reads('messages.new');
    await screen.press('messages.open');
    for (const line of messages.list[0]?.lines ?? []) await screen.reads(line);
    await screen.press('messages.back');
    await screen.press('common.nextPage');
    expect(list.getSnapshot().context.pageNo).toBe(2);
    await page.act(() => settle(childOf(list, 'turn'), { output: { kind: 'empty', page: { ...messages, list: [] } } }));
    await screen.sees('status', 'messages.none.text');
    expect(page.ignored).toEqual([]);
  });

  test('lists each deposit with its outcome, page by page, with a way back [own.deposit.history]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens(depositWith({ depositHistory: held(listMachine) }));
    const deposit = await openDeposit(page);
    const { screen } = page;
    const credited = {
      id: '01930000-0000-7000-8000-0000000000e1',
      number: 'D00000001',
      method: 'nodi',
      amount: '1000.00',
      state: 'credited',
      payUrl: null,
      createdAt: 1_800_000_000_000,
      expiresAt: 1_800_001_800_000,
      reason: null,
    };
    await screen.press('deposit.history');
    const list = childOf(deposit, 'depositHistory');
    await page.act(() =>
      settle(childOf(list, 'load'), {
        output: { kind: 'loaded', page: { list: [credited], pageNum: 1, totalPages: 2, total: 11 } },
      }),
    );
    await screen.reads('deposit.head.number');
    await screen.reads('D00000001');
    await screen.press('common.nextPage');
    expect(list.getSnapshot().context.pageNo).toBe(2);
    await page.act(() =>
      settle(childOf(list, 'turn'), {
        output: { kind: 'empty', page: { list: [], pageNum: 2, totalPages: 0, total: 0 } },
      }),
    );
    await screen.reads('deposit.history.none');
    await screen.press('security.back');
    expect(list.getSnapshot().status).toBe('done');
  });

  test('a player without withdrawals sees an empty state, and can start one [s2.member-centre.withdraw]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens(withdrawalsWith({ list: held(listMachine) }));
    const withdrawals = await openWithdrawals(page);
    await page.screen.sees('status', 'page.loading');
    await page.act(() => settle(childOf(withdrawals, 'findUnderWay'), { output: { kind: 'none' } }));
    await page.screen.sees('heading', 'withdraw.new');
    await page.act(() =>
      settle(childOf(childOf(withdrawals, 'list'), 'load'), { output: { kind: 'empty', page: { ...sent, list: [] } } }),
    );
    await page.act(() => settle(childOf(withdrawals, 'withdrawal'), { output: { sent: null } }));
    await page.screen.sees('status', 'list.loading');
    await page.act(() =>
      settle(childOf(childOf(withdrawals, 'list'), 'load'), { output: { kind: 'empty', page: { ...sent, list: [] } } }),
    );
    await page.screen.sees('heading', 'withdraw.none');
    await page.screen.press('withdraw.new');
    expect(withdrawals.getSnapshot().matches({ open: 'requesting' })).toBe(true);
  });

  test('a failed check for a withdrawal under way can be retried [own.withdrawal.at-once]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens(withdrawalsWith({ list: held(listMachine) }));
    const withdrawals = await openWithdrawals(page);
    const list = childOf(withdrawals, 'list');
    await page.act(() => settle(childOf(withdrawals, 'findUnderWay'), offline));
    await page.act(() => settle(childOf(list, 'load'), offline));
    await page.screen.sees('alert', 'failure.offline');
    await page.screen.press('security.retry');
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'loaded', page: sent } }));
    await page.screen.sees('button', 'withdraw.new');
    await page.screen.sees('button', 'withdraw.say');
  });

  test('a player without payout accounts sees an empty state, and can add one [own.bank-account.bound]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens(
      securityWith({ bankAccount: held(bankAccountMachine, { list: held(listMachine), bindForm: form }) }),
    );
    const bank = await openPart(page, { type: 'bankAccounts.selected' }, 'bankAccount', { paymentPassword: true });
    await page.act(() =>
      settle(childOf(childOf(bank, 'list'), 'load'), {
        output: { kind: 'empty', page: { ...bankAccounts, list: [] } },
      }),
    );
    await page.screen.sees('heading', 'bank.none');
    await page.screen.press('bank.add');
    await page.screen.sees('form', 'bank.bind');
  });

  test('lists notices, and opens one over them [s2.route.notice-page s2.notice-page.entry s2.notice-page.select]', {
    tags: ['extended'],
  }, async () => {
    const hosted = { noticePage: held(listMachine), notice: held(noticeMachine) };
    const page = await opens({ children: visitor, hosted });
    const list = await openPlace(page, 'noticePage');
    const { screen } = page;
    await screen.sees('heading', 'notice.title');
    await screen.sees('navigation', 'footer.about');
    await screen.sees('status', 'list.loading');
    await page.act(() => settle(childOf(list, 'load'), offline));
    await screen.sees('alert', 'failure.offline');
    await screen.press('security.retry');
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'loaded', page: notices } }));
    await screen.reads('notice.important');
    await screen.reads('notice.promotion');
    await screen.press('common.nextPage');
    expect(list.getSnapshot().context.pageNo).toBe(2);
    await page.act(() =>
      settle(childOf(list, 'turn'), { output: { kind: 'loaded', page: { ...notices, pageNum: 2 } } }),
    );
    await screen.press(maintenance.title);
    await screen.at(`/noticePage?dialog=notice&id=${maintenance.id}`);
    await screen.sees('dialog', 'notice.one');
    const notice = childOf(childOf(page.portal, 'dialog'), 'content');
    expect(notice.getSnapshot().context.id).toBe(maintenance.id);
    await page.act(() => settle(childOf(notice, 'loadNotice'), { output: { kind: 'loaded', notice: maintenance } }));
    await screen.sees('dialog', maintenance.title);
    await screen.reads('from 4 to 5 am');
    await screen.press('common.close');
    await screen.at('/noticePage');
    await page.act(() => list.send({ type: 'refresh.requested' }));
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'empty', page: { ...notices, list: [] } } }));
    await screen.sees('status', 'notice.none.text');
    await screen.press('notice.home');
    await screen.at('/');
    expect(page.ignored).toEqual([]);
  });
});
