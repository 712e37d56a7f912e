import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listMachine } from '../../../machines/platform/list/list.machine';
import { settle } from '../../../src/atlas';
import { agentAnnouncements, consolidated, profitLoss, teamOverview } from '../harness/agent-lists';
import { listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

/** List-specific content of the agent centre's pages; list.test.tsx covers the behaviour that all lists share. */
inLanguages((language) => {
  /** Opens a page of the agent centre whose list arrives when the test releases it. */
  async function opens(to: string) {
    const hosted = { agentCentre: listOf(consolidated), [to]: held(listMachine) };
    const page = await openPage({ children: member, hosted, language, watched: listMachine, report: () => {} });
    const list = await openPlace(page, to);
    const comes = (kind: 'loaded' | 'empty', pageContent: object, read = 'load') =>
      page.act(() => settle(childOf(list, read), { output: { kind, page: pageContent } }));
    return { ...page, list, comes, filter: () => list.getSnapshot().context.filter };
  }

  test('shows totals, chart and table of the selected days [s2.agent-centre.overview]', async () => {
    const { screen, comes, filter } = await opens('agentTeamOverview');
    await screen.sees('heading', 'agentOverview.title');
    await screen.sees('status', 'list.loading');
    await comes('loaded', teamOverview);
    await screen.sees('img');
    await screen.reads('agentOverview.drawn');
    await screen.sees('table', 'agentOverview.table');
    await screen.reads('agentOverview.members');
    await screen.reads('agentOverview.downlines');
    for (const span of ['1', '30', '7']) {
      await screen.press(`team.span.${span}`);
      expect(filter()).toEqual({ span });
    }
    await comes('loaded', { ...teamOverview, days: teamOverview.days.slice(-1) });
    await screen.reads('agentOverview.turnover');
    await screen.hides('img');
  });

  test('an agent without a team sees how to build one [s2.agent-centre.overview]', { tags: ['extended'] }, async () => {
    const { screen, comes } = await opens('agentTeamOverview');
    await comes('empty', teamOverview);
    await screen.sees('status', 'agentOverview.none.text');
    await screen.press('agentOverview.invite');
    await screen.at('/?dialog=agentCentre&page=registerCenter');
  });

  test('lists members with wins and losses, by page and by search [s2.agent-centre.profit-loss own.team.costs]', async () => {
    const { screen, comes, filter } = await opens('palStatementsAgentCopy');
    await screen.sees('heading', 'agentProfit.title');
    await comes('loaded', profitLoss);
    await screen.sees('table', 'agentProfit.table');
    for (const { userName } of profitLoss.list) await screen.reads(userName);
    await screen.reads('agentProfit.team');
    for (const column of ['bonuses', 'cashback', 'salary']) await screen.reads(`agentProfit.${column}`);
    await screen.press('agentProfit.next');
    expect(filter()).toEqual({ search: '', after: 'karim' });
    await comes('loaded', { ...profitLoss, next: null });
    await screen.hides('button', 'agentProfit.next');
    await screen.press('agentProfit.first');
    expect(filter()).toEqual({ search: '' });
    await comes('loaded', { ...profitLoss, next: null });
    await screen.fill('agentProfit.search', 'ka');
    await screen.press('agentProfit.search.send');
    expect(filter()).toEqual({ search: 'ka' });
    await comes('empty', { ...profitLoss, list: [] });
    await screen.sees('status', 'agentProfit.none.searched');
    await screen.press('team.span.30');
    expect(filter()).toEqual({ search: 'ka', span: '30' });
  });

  test('shows an empty state without a team [s2.agent-centre.profit-loss]', { tags: ['extended'] }, async () => {
    const { screen, comes } = await opens('palStatementsAgentCopy');
    await comes('empty', { ...profitLoss, list: [] });
    await screen.sees('status', 'agentProfit.none.text');
  });

  test('shows announcements to agents in full, page by page [s2.agent-centre.announcement]', {
    tags: ['extended'],
  }, async () => {
    const { screen, comes, list } = await opens('agentAnnouncement');
    await screen.sees('heading', 'agentNews.title');
    await comes('loaded', agentAnnouncements);
    for (const { title } of agentAnnouncements.list) await screen.sees('heading', title);
    await screen.reads('agentNews.important');
    await screen.reads('Nobody who takes a break is asked to play.');
    await screen.press('common.nextPage');
    expect(list.getSnapshot().context.pageNo).toBe(2);
    await comes('empty', { ...agentAnnouncements, list: [] }, 'turn');
    await screen.sees('status', 'agentNews.none.text');
  });
});
