// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { agentAnnouncementFlow } from '../../../../../src/portal/features/agents/agent-announcement/agent-announcement.flow';
import { agentCentreFlow } from '../../../../../src/portal/features/agents/agent-centre/agent-centre.flow';
import { agentOverviewFlow } from '../../../../../src/portal/features/agents/agent-overview/agent-overview.flow';
import { agentProfitLossFlow } from '../../../../../src/portal/features/agents/agent-profit-loss/agent-profit-loss.flow';
import { agentRegistrationFlow } from '../../../../../src/portal/features/agents/agent-registration/agent-registration.flow';
import { agentAnnouncements, consolidated, profitLoss, teamOverview } from '../../../../rendered/harness/agent-lists';
import { lend, readList, send, typed } from '../../../harness/flow-support';

const team = { list: profitLoss.list, next: profitLoss.next, asOf: profitLoss.asOf, path: ['arif'] };
const replies = {
  '/wps/member/info/funds/consolidated': { value: consolidated },
  '/wps/agent/overview': { value: teamOverview },
  '/wps/agent/team': { value: team },
  '/wps/system/notices': { value: agentAnnouncements },
};
const lendReplies = (more: Record<string, { value: unknown }> = {}) => lend({ ...replies, ...more });

test('the centre loads the states of the agent’s contracts [s2.agent-centre.render-after-data]', async () => {
  const { deps, sent } = lendReplies();
  expect(await readList(agentCentreFlow(deps))).toEqual({ kind: 'loaded', page: consolidated });
  expect(sent.map(({ path }) => path)).toEqual(['/wps/member/info/funds/consolidated']);
});

test('requests the given number of days, seven by default [s2.agent-centre.overview]', async () => {
  const { deps, sent } = lendReplies();
  expect(await readList(agentOverviewFlow(deps))).toEqual({ kind: 'loaded', page: teamOverview });
  await readList(agentOverviewFlow(deps), { filter: { span: '30' } });
  await readList(agentOverviewFlow(deps), { filter: { span: '5' } });
  expect(sent.map(({ query }) => query)).toEqual(['days=7', 'days=30', 'days=7']);
  const emptyTeam = { ...teamOverview, team: { downlines: 0, members: 0, agents: 0 } };
  const own = lendReplies({ '/wps/agent/overview': { value: emptyTeam } });
  expect(await readList(agentOverviewFlow(own.deps))).toMatchObject({ kind: 'loaded' });
  const none = lendReplies({
    '/wps/agent/overview': { value: { ...emptyTeam, sums: { ...teamOverview.sums, bets: 0 } } },
  });
  expect(await readList(agentOverviewFlow(none.deps))).toMatchObject({ kind: 'empty' });
});

test('requests users after the last one, by prefix, with sums [s2.agent-centre.profit-loss]', async () => {
  const { deps, sent } = lendReplies();
  expect(await readList(agentProfitLossFlow(deps))).toEqual({ kind: 'loaded', page: profitLoss });
  await readList(agentProfitLossFlow(deps), { filter: { span: '1', search: ' ka ', after: 'karim' } });
  expect(sent.map(({ path, query }) => `${path}?${query}`)).toEqual([
    '/wps/agent/team?days=7&size=20',
    '/wps/agent/overview?days=7',
    '/wps/agent/team?search=ka&after=karim&days=1&size=20',
    '/wps/agent/overview?days=1',
  ]);
  const none = lendReplies({ '/wps/agent/team': { value: { ...team, list: [], next: null } } });
  expect(await readList(agentProfitLossFlow(none.deps))).toMatchObject({ kind: 'empty' });
});

test('requests notices for agents, nine a page [s2.agent-centre.announcement]', async () => {
  const { deps, sent } = lendReplies();
  expect(await readList(agentAnnouncementFlow(deps), { pageNo: 2 })).toEqual({
    kind: 'loaded',
    page: agentAnnouncements,
  });
  expect(sent.map(({ query }) => query)).toEqual(['pageNo=2&pageSize=9&audience=agent']);
});

const LINKS = '/wps/agent/links';
const link = { code: 'SHAPLA26', kind: 'agent', note: 'Boat club', rates: {}, madeAt: 1_800_000_000_000, joined: 0 };

test('links are loaded, created and closed [s2.agent-centre.registration own.team.registration]', async () => {
  const { deps, sent } = lendReplies({
    [LINKS]: { value: { list: [link], most: 20 } },
    [`${LINKS}/close`]: { value: null },
  });
  const flow = agentRegistrationFlow(deps);
  expect(await readList(flow)).toEqual({ kind: 'loaded', page: { list: [link], most: 20, rates: [] } });
  const made = lendReplies({ [LINKS]: { value: link } });
  typed(made.deps, [
    ['kind', 'agent'],
    ['note', ' Boat club '],
  ]);
  expect(await send(agentRegistrationFlow(made.deps), 'linkForm')).toMatchObject({
    status: 'done',
    output: { sent: true },
  });
  expect(made.sent.at(-1)?.body).toEqual({ kind: 'agent', note: 'Boat club', rates: {} });
  expect(await send(flow, 'closeForm', 'SHAPLA26')).toMatchObject({ output: { sent: true } });
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: `${LINKS}/close`, body: { code: 'SHAPLA26' } });
  const none = lendReplies({ [LINKS]: { value: { list: [], most: 20 } } });
  expect(await readList(agentRegistrationFlow(none.deps))).toMatchObject({ kind: 'empty' });
});

test('a link offers rates of enabled kinds with a contract [s2.agent-centre.registration s6.flag.agent-salary-pages]', async () => {
  const contractStatus = {
    ...consolidated,
    dailysalinfotype: 'inForce',
    realtimesalinfotype: 'inForce',
    contracthoursalinfotype: 'off',
  };
  const { deps } = lendReplies({
    [LINKS]: { value: { list: [link], most: 20 } },
    '/wps/member/info/funds/consolidated': { value: contractStatus },
  });
  expect(await readList(agentRegistrationFlow(deps))).toMatchObject({ page: { rates: ['daily', 'win', 'loss'] } });
});

test('rates are percentages in either script, for agents only [s2.agent-centre.registration]', async () => {
  const { deps, sent } = lendReplies({ [LINKS]: { value: link } });
  const problems = async (...fields: [string, string][]) => {
    typed(deps, fields);
    return (await send(agentRegistrationFlow(deps), 'linkForm')).context.problems;
  };
  expect(await problems(['kind', 'agent'], ['dividend', 'much'], ['daily', '0'], ['win', '100.5'])).toEqual(
    ['dividend', 'daily', 'win'].map((field) => ({ field, code: 'rate' })),
  );
  expect(await problems(['kind', 'member'], ['dividend', '30'], ['daily', ''], ['win', ''])).toEqual([
    { field: 'dividend', code: 'agentsOnly' },
  ]);
  typed(deps, [
    ['kind', 'agent'],
    ['dividend', '৩০%'],
    ['loss', ' 0.025 '],
  ]);
  expect(await send(agentRegistrationFlow(deps), 'linkForm')).toMatchObject({ status: 'done' });
  expect(sent.at(-1)?.body).toMatchObject({ kind: 'agent', rates: { dividend: 30_000, loss: 25 } });
});

test('name and password of a created account go into the vault [own.team.registration]', async () => {
  const { deps, sent } = lendReplies({
    '/wps/agent/team/member': { value: { userName: 'boatman7', password: 'Krtbx-mwpzq-7392' } },
  });
  typed(deps, [['kind', 'member']]);
  const flow = agentRegistrationFlow(deps);
  expect((await send(flow, 'memberForm')).context.problems).toEqual([{ field: 'userName', code: 'empty' }]);
  typed(deps, [['userName', ' boatman7 ']]);
  const { output } = await send(flow, 'memberForm');
  expect([output, deps.vault.peek('newAccountName'), deps.vault.peek('newAccountPassword')]).toEqual([
    { sent: true },
    'boatman7',
    'Krtbx-mwpzq-7392',
  ]);
  expect(sent.at(-1)?.body).toEqual({ userName: 'boatman7', kind: 'member' });
});
