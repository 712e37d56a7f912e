import { expect, test } from 'vitest';
import { pages } from '../../../src/portal/destinations.agent';
import { violations } from '../../harness/axe';
import { layoutFaults } from '../../harness/layout';
import { LOOKS } from '../../harness/looks';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { createTester } = stage({}, 'agentWithMembers');

const PAGES = {
  agentAnnouncement: 'agentNews.title',
  agentTeamOverview: 'agentOverview.title',
  registerCenter: 'agentLinks.title',
  palStatementsAgentCopy: 'agentProfit.title',
} as const;

/** Title and empty state of each page for an agent without a team. */
const WITHOUT_TEAM: Record<keyof typeof pages, readonly string[]> = {
  agentAnnouncement: ['agentNews.title'],
  agentTeamOverview: ['agentOverview.none', 'agentOverview.none.text'],
  registerCenter: ['agentLinks.none', 'agentLinks.none.text'],
  downlineManagmentView: ['agentTeam.none', 'agentTeam.none.text'],
  personalHistoryCopy: ['agentBets.empty'],
  palStatementsAgentCopy: ['agentProfit.nobody', 'agentProfit.none.text'],
  agentRevenueReport: ['agentIncome.empty'],
  agentDownlineTransactionDetailsCopy: ['agentRecords.empty'],
  agentDividendRecordCopy2: ['contracts.kind.dividend', 'contracts.none', 'contracts.given.none'],
  agentDailyWages2: ['contracts.kind.daily', 'contracts.none', 'contracts.given.none'],
  agentHourSalary: ['contracts.kind.hourly', 'contracts.none', 'contracts.given.none'],
  agentRealtimeSalary: ['contracts.kind.realtime', 'contracts.none', 'contracts.given.none'],
};

/** Expects no layout faults and no axe violations in the open page. */
async function isSound({ page }: Tester) {
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

test.each(LOOKS)(
  'opens from the header, in %s at %d px [s1.agent.centre s2.agent-centre.modal s2.agent-centre.render-after-data s2.agent-centre.default-page s2.agent-centre.select-entry s6.role.agent s6.access.agent-centre]',
  async (language, width) => {
    const agent = await createTester({ language, width });
    const { screen, page, edge } = agent;
    await agent.isLoggedIn('agent');
    await page.goto('/');
    await screen.sees('button', 'header.balance.refresh');
    await edge.hold('consolidatedFunds');
    if (width < 1000) await screen.press('header.menu');
    await screen.press('header.agentCentre');
    await screen.sees('dialog', 'dialog.loading.title');
    await screen.hides('dialog', 'agentCentre.title');
    await edge.release('consolidatedFunds');
    await screen.sees('dialog', 'agentCentre.title');
    await screen.at('/?dialog=agentCentre&page=agentTeamOverview');
    await screen.sees('table', 'agentOverview.table');
    await isSound(agent);
    for (const [key, heading] of Object.entries(PAGES)) {
      if (width < 1000) await page.locator('.centre-pick').click();
      await screen.press(`agentCentre.${key}`);
      await screen.sees('heading', heading);
      await screen.at(`/?dialog=agentCentre&page=${key}`);
      await screen.hides('status', 'list.loading');
      await isSound(agent);
    }
    await screen.press('common.close');
    await screen.hides('dialog');
  },
);

test.each([
  ['bn', 360],
  ['en', 768],
  ['bn', 768],
  ['en', 1280],
] as const)(
  'all twelve pages pass layout checks and axe with 2,000 downlines, in %s at %d px',
  async (language, width) => {
    const agent = await createTester({ language, width });
    await agent.isLoggedIn('agent');
    await agent.opens('/?dialog=agentCentre');
    for (const key of Object.keys(pages)) {
      await agent.screen.visit(`/?dialog=agentCentre&page=${key}`);
      await agent.edge.rests();
      await agent.screen.hides('status', 'list.loading');
      await isSound(agent);
    }
  },
);

test.each([
  ['bn', 360],
  ['en', 768],
  ['bn', 1280],
] as const)(
  'all twelve pages have an empty state that passes axe for an agent without a team, in %s at %d px',
  async (language, width) => {
    const alone = await createTester({ language, width });
    await alone.gateway.becomes('agentAlone', 'SLIDEVERIF=off');
    await alone.isLoggedIn('moyna');
    await alone.opens('/?dialog=agentCentre');
    for (const [key, words] of Object.entries(WITHOUT_TEAM)) {
      await alone.screen.visit(`/?dialog=agentCentre&page=${key}`);
      for (const item of words) await alone.screen.reads(item);
      await alone.edge.rests();
      await isSound(alone);
    }
  },
);

test('shows the figures of 2,000 people for a month, in total and per person, and announcements [s2.agent-centre.overview s2.agent-centre.profit-loss s2.agent-centre.announcement]', async () => {
  const agent = await createTester({ language: 'en' });
  const { screen, page } = agent;
  await agent.isLoggedIn('agent');
  await agent.opens('/?dialog=agentCentre&page=agentTeamOverview');
  await screen.sees('table', 'agentOverview.table');
  await screen.press('team.span.30');
  await expect.poll(() => page.locator('svg rect').count()).toBeGreaterThan(25);
  await screen.reads('2,001');
  await screen.visit('/?dialog=agentCentre&page=palStatementsAgentCopy');
  await screen.sees('table', 'agentProfit.table');
  const names = () => page.locator('tbody tr td:first-child b').allTextContents();
  const first = await names();
  await screen.press('team.span.30');
  await screen.sees('table', 'agentProfit.table');
  await screen.fill('agentProfit.search', first[0]?.slice(0, 3) ?? '');
  await screen.press('agentProfit.search.send');
  await screen.press('agentProfit.next');
  await screen.sees('button', 'agentProfit.first');
  expect((await names()).filter((name) => first.includes(name))).toEqual([]);
  await screen.visit('/?dialog=agentCentre&page=agentAnnouncement');
  await screen.sees('heading', 'The rules of inviting');
});

test('leads to a registration link [s2.agent-centre.registration]', async () => {
  const agent = await createTester({ language: 'en' });
  const { screen } = agent;
  await agent.isLoggedIn('agent');
  await agent.opens('/?dialog=agentCentre&page=registerCenter');
  await screen.press('agentLinks.new');
  await screen.sees('form', 'agentLinks.new');
});

test('a disabled page of agreements is hidden from the menu and shows that it is off [s6.flag.agent-salary-pages]', async () => {
  const agent = await createTester({ language: 'en' });
  const { screen, gateway } = agent;
  await gateway.ops('team', 'page', 'agent', 'daily', 'off');
  await agent.isLoggedIn('agent');
  await agent.opens('/?dialog=agentCentre&page=agentDailyWages2');
  await screen.sees('heading', 'agentCentre.off');
  await screen.hides('button', 'agentCentre.agentDailyWages2');
  await screen.sees('button', 'agentCentre.agentHourSalary');
  await gateway.ops('team', 'page', 'agent', 'daily', 'on');
});
