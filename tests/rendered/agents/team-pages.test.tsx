import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { teamMachine } from '../../../machines/agents/team/team.machine';
import { sheet } from '../../../machines/agents/team/team.samples';
import { accountRecordMachine } from '../../../machines/money/account-record/account-record.machine';
import { listMachine } from '../../../machines/platform/list/list.machine';
import { settle } from '../../../src/atlas';
import { consolidated } from '../harness/agent-lists';
import { listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { member } from '../harness/siblings';
import { teamBets, teamPage, teamTransactions, transferForm } from '../harness/team-lists';
import { childOf, held } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

const offline = { error: { kind: 'offline', code: 'client.offline' } };
const unknownMember = { output: { kind: 'invalid', code: 'team.unknown' } };

/**
 * Content of the team's lists and sheets; team.test.tsx, account-record.test.tsx and list.test.tsx cover the charts.
 */
inLanguages((language) => {
  async function opens(name: string, chart: Parameters<typeof held>[0]) {
    const hosted = {
      agentCentre: listOf(consolidated),
      [name]: held(chart, { list: held(listMachine), transfer: transferForm }),
    };
    const page = await openPage({ children: member, hosted, language, watched: chart, report: () => {} });
    const content = await openPlace(page, name);
    const list = childOf(content, 'list');
    const comes = (kind: 'loaded' | 'empty', pageContent: object) =>
      page.act(() => settle(childOf(list, 'load'), { output: { kind, page: pageContent } }));
    return { ...page, content, list, comes, filter: () => content.getSnapshot().context.filter };
  }
  const opensTeam = () => opens('downlineManagmentView', teamMachine);

  test('lists direct downlines by page, and navigates down and up [s2.agent-centre.team-management]', {
    tags: ['extended'],
  }, async () => {
    const { screen, comes, filter, list, act } = await opensTeam();
    await screen.sees('heading', 'agentTeam.title');
    await comes('loaded', teamPage);
    await screen.sees('table', 'agentTeam.table');
    await screen.reads('agentTeam.kind.agent');
    await screen.press('common.nextPage');
    expect(list.getSnapshot().context.pageNo).toBe(2);
    await act(() => settle(childOf(list, 'turn'), { output: { kind: 'loaded', page: { ...teamPage, pageNum: 2 } } }));
    await screen.press('agentTeam.go', { userName: 'jaman', count: language === 'bn' ? '৪' : '4' });
    expect(filter()).toEqual({ under: 'jaman' });
    await comes('empty', { ...teamPage, path: ['agent', 'jaman'], list: [] });
    await screen.sees('status', 'agentTeam.none.text');
    await screen.fill('agentTeam.search', 'zz');
    await screen.press('agentTeam.show');
    expect(filter()).toEqual({ under: 'jaman', search: 'zz' });
    await comes('empty', { ...teamPage, path: ['agent', 'jaman'], list: [] });
    await screen.sees('status', 'agentTeam.notFound.text');
    await screen.press('agent');
    expect(filter()).toEqual({ under: 'agent' });
    await act(() => settle(childOf(list, 'load'), unknownMember));
    await screen.sees('alert', 'agentTeam.nobody');
    await screen.press('security.back');
    expect(filter()).toEqual({ under: '' });
  });

  test('a member’s sheet masks contacts and leads to a transfer [s2.agent-centre.team-management s1.agent.transfer-downline]', {
    tags: ['extended'],
  }, async () => {
    const { screen, comes, content, act } = await opensTeam();
    await comes('loaded', { ...teamPage, list: teamPage.list.slice(0, 1) });
    await screen.press('agentTeam.details');
    await act(() => settle(childOf(content, 'loadSheet'), { output: { kind: 'loaded', sheet, kinds: ['dividend'] } }));
    await screen.sees('heading', 'tanvir');
    for (const visibleText of [
      'agent › tanvir',
      '+880•••••678',
      'agentTeam.kind.agent',
      'agentTeam.lastSeen',
      'agentTeam.withdrawals',
    ])
      await screen.reads(visibleText);
    await screen.hides('alert');
    await screen.press('agentTeam.transfer');
    await screen.sees('form', 'upline.form');
    expect(document.querySelector<HTMLSelectElement>('select[name="to"]')?.value).toBe('tanvir');
    await screen.press('agentTeam.back');
    await screen.press('agentTeam.transfer');
    expect(document.querySelector<HTMLSelectElement>('select[name="to"]')?.value).not.toBe('');
  });

  test.each([
    ['blocked', { blocked: true }],
    ['further down', { level: 2 }],
    ['a player', { kind: 'member' as const }],
  ])(
    'hides the offer for a member who is %s, and the transfer where it is not allowed [s1.agent.transfer-downline s3.contract-offer.offered-by]',
    { tags: ['extended'] },
    async (_, more) => {
      const { screen, comes, content, act } = await opensTeam();
      await comes('loaded', { ...teamPage, list: teamPage.list.slice(0, 1) });
      await screen.press('agentTeam.details');
      await act(() =>
        settle(childOf(content, 'loadSheet'), {
          output: { kind: 'loaded', sheet: { ...sheet, ...more }, kinds: ['dividend'] },
        }),
      );
      if ('blocked' in more) await screen.reads('agentTeam.blocked');
      await screen.sees('button', 'agentTeam.back');
      if (!('kind' in more)) await screen.hides('button', 'agentTeam.transfer');
      await screen.hides('button', 'agentTeam.offer');
    },
  );

  test('lists, filters and exports the team’s bets [s2.agent-centre.team-betting own.agent-centre.export]', {
    tags: ['extended'],
  }, async () => {
    const { screen, comes, filter, content, list, act } = await opens(
      'agentCentre/personalHistoryCopy',
      accountRecordMachine,
    );
    await screen.sees('heading', 'agentBets.title');
    await comes('loaded', teamBets);
    await screen.sees('table', 'agentBets.title');
    await screen.reads('downline');
    await screen.reads('bets.net');
    await screen.fill('agentTeam.member', 'downline');
    await screen.choose('bets.status', 'bets.status.lost');
    await screen.press('bets.show');
    expect(filter()).toEqual({ userName: 'downline', period: '30', status: 'lost', category: '', game: '' });
    await comes('loaded', teamBets);
    await screen.press('agentTeam.export');
    await screen.busy('agentTeam.export');
    await act(() => settle(childOf(content, 'exportRecords'), { output: undefined }));
    await screen.sees('status', 'agentTeam.saved');
    await screen.press('agentTeam.export');
    await act(() => settle(childOf(content, 'exportRecords'), offline));
    await screen.sees('alert', 'failure.offline');
    await screen.press('bets.show');
    await act(() => settle(childOf(list, 'load'), unknownMember));
    await screen.sees('alert', 'agentTeam.nobody');
    await screen.press('bets.show');
    await comes('empty', { ...teamBets, list: [] });
    await screen.sees('status', 'agentBets.empty.text');
  });

  test('lists the team’s transactions by owner, kind and member [s2.agent-centre.transactions]', {
    tags: ['extended'],
  }, async () => {
    const { screen, comes, filter } = await opens('agentDownlineTransactionDetailsCopy', accountRecordMachine);
    await screen.sees('heading', 'agentRecords.title');
    await comes('loaded', teamTransactions);
    await screen.sees('table', 'agentRecords.title');
    for (const visibleText of ['downline', 'record.kind.salary', 'record.state.pending', 'agentRecords.whose'])
      await screen.reads(visibleText);
    await screen.fill('agentTeam.member', 'downline');
    await screen.choose('agentRecords.kind', 'record.kind.salary');
    await screen.press('agentRecords.show');
    expect(filter()).toEqual({ userName: 'downline', period: '30', kind: 'salary' });
    await comes('empty', { ...teamTransactions, list: [] });
    await screen.sees('status', 'agentRecords.empty.text');
  });
});
