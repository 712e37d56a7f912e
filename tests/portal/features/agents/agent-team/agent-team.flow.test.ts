// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sheet } from '../../../../../machines/agents/team/team.samples';
import { heldContract } from '../../../../../machines/samples';
import { teamFlow } from '../../../../../src/portal/features/agents/agent-team/team.flow';
import { teamBettingFlow } from '../../../../../src/portal/features/agents/agent-team/team-betting.flow';
import { teamTransactionsFlow } from '../../../../../src/portal/features/agents/agent-team/team-transactions.flow';
import { teamBets, teamPage, teamTransactions } from '../../../../rendered/harness/team-lists';
import { lend, readList, runActor } from '../../../harness/flow-support';

const TEAM = '/wps/agent/team';
const BETS = '/wps/agent/bets';
const MONEY = '/wps/agent/transactions';
const FILE = '/wps/agent/file';
const noon = new Date(2026, 10, 20, 12).getTime();
const local = (month: number, day: number) => new Date(2026, month - 1, day).getTime();
const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
const unknownMember = { status: 404, code: 'team.unknown', message: 'No' };
const id = '01930000-0000-7000-8000-0000000000d9';

function createDependencies(replies: Parameters<typeof lend>[0]) {
  const { deps, sent } = lend(replies);
  return {
    deps: { ...deps, now: () => noon },
    queries: () => sent.map(({ query = '' }) => Object.fromEntries(new URLSearchParams(query))),
    sent,
  };
}
const reply = (
  { pageNum: _, totalPages: __, ...page }: typeof teamPage | typeof teamBets | typeof teamTransactions,
  more: object = {},
) => ({
  value: { ...page, next: null, ...more },
});

test('loads level by level, by name and page [s2.agent-centre.team-management]', async () => {
  const { deps, queries } = createDependencies({ [TEAM]: reply(teamPage, { next: 'jaman' }) });
  const flow = teamFlow(deps);
  expect(await readList(flow)).toEqual({ kind: 'loaded', page: teamPage });
  await readList(flow, { pageNo: 2 });
  await readList(flow, { filter: { under: 'jaman', search: ' do ' } });
  expect(queries()).toEqual(
    [{}, { after: 'jaman' }, { under: 'jaman', search: 'do' }].map((entry) => expect.objectContaining(entry)),
  );
  const none = createDependencies({ [TEAM]: reply(teamPage, { list: [] }) });
  expect(await readList(teamFlow(none.deps), { filter: { search: 'zz' } })).toMatchObject({ kind: 'empty' });
});

test('reports an unknown member as invalid, and an offline read as a failure [s1.agent.hierarchy]', async () => {
  const strange = createDependencies({ [TEAM]: unknownMember, [BETS]: unknownMember, [MONEY]: unknownMember });
  for (const flow of [teamFlow(strange.deps), teamBettingFlow(strange.deps), teamTransactionsFlow(strange.deps)])
    expect(await readList(flow, { filter: { userName: 'other', under: 'other' } })).toEqual({
      kind: 'invalid',
      code: 'team.unknown',
    });
  await expect(readList(teamFlow(createDependencies({}).deps), { filter: { under: 'x' } })).rejects.toMatchObject({
    kind: 'offline',
  });
});

test('a member’s sheet is loaded, gone or failed', async () => {
  const load = (replies: Parameters<typeof lend>[0]) =>
    runActor(teamFlow(createDependencies(replies).deps), 'loadSheet', { userName: 'downline' });
  const member = { ...sheet, kind: 'member' };
  expect(await load({ [`${TEAM}/member`]: { value: member } })).toEqual({ kind: 'loaded', sheet: member, kinds: [] });
  expect(await load({ [`${TEAM}/member`]: unknownMember })).toEqual({ kind: 'gone' });
  await expect(load({})).rejects.toMatchObject({ kind: 'offline' });
});

const none = {
  ...{ divtypereq: null, dailysalreqtype: null, contracthoursalreq: null, realtimesalreqtype: null },
  ...{ divinfotype: 'none', dailysalinfotype: 'none', contracthoursalinfotype: 'none', realtimesalinfotype: 'none' },
};

test('the sheet of a direct downline agent contains the kinds that can be offered [own.contract.held s6.contract.parties]', async () => {
  const contracts = { value: { list: [heldContract], pageNum: 1, totalPages: 1, total: 1 } };
  const load = async (more: object, contractStatus: object = none) => {
    const all = createDependencies({
      [`${TEAM}/member`]: { value: { ...sheet, ...more } },
      '/wps/agent/contracts': contracts,
      '/wps/member/info/funds/consolidated': { value: contractStatus },
    });
    return {
      ...Object(await runActor(teamFlow(all.deps), 'loadSheet', { userName: 'tanvir' })),
      asked: all.queries()[1],
    };
  };
  expect(await load({})).toMatchObject({ kinds: ['dividend'], asked: { side: 'downline', standing: 'inForce' } });
  expect(await load({}, { ...none, divinfotype: 'off' })).toMatchObject({ kinds: [] });
  expect(await load({ contractsOff: ['dividend'] })).toMatchObject({ kinds: [] });
  for (const other of [{ level: 2 }, { kind: 'member' }, { blocked: true }])
    expect(await load(other)).toMatchObject({ kinds: [], asked: undefined });
});

test('filters by all fields, with sums on every page [s2.agent-centre.team-betting]', async () => {
  const { deps, queries, sent } = createDependencies({ [BETS]: reply(teamBets, { next: id }) });
  const flow = teamBettingFlow(deps);
  const filter = { userName: ' downline ', period: '7', category: 'FISH', game: 'net', status: 'won' };
  expect(await readList(flow, { filter })).toMatchObject({
    kind: 'loaded',
    page: { sums: teamBets.sums, games: teamBets.games, totalPages: 2 },
  });
  const expectedQuery = {
    userName: 'downline',
    from: String(local(11, 14)),
    category: 'FISH',
    game: 'net',
    status: 'won',
  };
  sent.length = 0;
  const second = createDependencies({ [BETS]: reply(teamBets, { sums: null, games: [] }) });
  expect(await readList(teamBettingFlow(second.deps), { filter: { status: 'lost' } })).toMatchObject({
    page: { sums: { bets: 0, stake: '0.00' }, games: [], totalPages: 1 },
  });
  await readList(flow, { filter, pageNo: 2 });
  expect(queries()).toEqual(
    [{ ...expectedQuery, after: id, size: '20' }].map(({ size: _, ...rest }) => expect.objectContaining(rest)),
  );
});

test('filters by member, days and kind [s2.agent-centre.transactions]', async () => {
  const { deps, queries } = createDependencies({ [MONEY]: reply(teamTransactions) });
  const flow = teamTransactionsFlow(deps);
  await readList(flow, { filter: { kind: 'salary', period: '1', userName: '' } });
  await readList(flow, { filter: { kind: 'bet' } });
  expect(queries().map(({ size: _, ...rest }) => rest)).toEqual([
    { kind: 'salary', from: String(local(11, 20)) },
    { from: String(local(10, 22)) },
  ]);
});

test.each([
  ['exportTeam', teamFlow, { under: 'jaman', search: '' }, { of: 'team', under: 'jaman' }],
  [
    'exportRecords',
    teamBettingFlow,
    { period: '7', status: 'won' },
    { of: 'bets', from: local(11, 14), status: 'won' },
  ],
  [
    'exportRecords',
    teamTransactionsFlow,
    { period: '7', kind: 'salary' },
    { of: 'transactions', from: local(11, 14), kind: 'salary' },
  ],
] as const)(
  '%s of %o: the browser downloads the file that the gateway made [own.agent-centre.export]',
  async (actor, flow, filter, expectedQuery) => {
    const { deps, sent } = createDependencies({ [FILE]: { value: { path: `${FILE}/key`, expiresAt: noon } } });
    await runActor(flow(deps), actor, { filter });
    expect(sent.map(({ body }) => body)).toEqual([{ ...expectedQuery, zone }]);
    expect(deps.fetchFile).toHaveBeenCalledExactlyOnceWith(`${FILE}/key`);
    const cut = createDependencies({});
    await expect(runActor(flow(cut.deps), actor, { filter })).rejects.toMatchObject({ kind: 'offline' });
    expect(cut.deps.fetchFile).not.toHaveBeenCalled();
  },
);
