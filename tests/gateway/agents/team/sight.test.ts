import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClientOf, EndpointName } from '../../../../src/contract';
import { type Endpoint, type Endpoints, endpoints } from '../../../../src/contract/endpoints';
import { findVisibleAccount } from '../../../../src/gateway/agents/team/sight';
import { moveInTree } from '../../../../src/gateway/identity/account/tree';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { startModules } from '../../harness/modules';
import { withModules } from '../../identity/registration/support';
import { newcomer, withSession } from '../../money/wallet/support';

const gateway = await startModules();
afterAll(() => gateway.close());
const later = (ms: number) => gateway.later(ms);

/**
 * Calls below `/wps/agent/` outside the agent centre: applications, codes before a registration, and transfers, which
 * members use too.
 */
const OF_MEMBERS = ['affiliate', 'affiliateStanding', 'applyAsAffiliate', 'transferPartners', 'partnerTransfer'];

type Client = ClientOf<Endpoints>;
type Row = {
  /** Calls it for the agent's own team. */
  own: (agent: Client, itself: string) => Promise<unknown>;
  /** Calls it with a username, if it takes one; members of other teams are unknown. */
  names?: (agent: Client, userName: string) => Promise<unknown>;
  /** Expected code for the agent's own team if not `done`; for unknown names; and the depth it reaches if limited. */
  ownCode?: string;
  unknown?: string;
  reach?: 1;
};
const terms = { kind: 'realtime', winRate: 0, lossRate: 100, singleBet: '0.00' } as const;
const noLimits = () => gateway.ctx.db.execute(sql`delete from allowances`);
const made = () => `made${randomUUID().slice(0, 8)}`;
/** Every call of the agent centre and the salary relays; a missing one fails the test. */
const CALLS: Partial<Record<EndpointName, Row>> = {
  teamOverview: { own: (agent) => agent.teamOverview({}) },
  team: { own: (agent) => agent.team({}), names: (agent, under) => agent.team({ under }) },
  teamMember: {
    own: (agent, userName) => agent.teamMember({ userName }),
    names: (agent, userName) => agent.teamMember({ userName }),
  },
  teamBets: { own: (agent) => agent.teamBets({}), names: (agent, userName) => agent.teamBets({ userName }) },
  teamTransactions: {
    own: (agent) => agent.teamTransactions({}),
    names: (agent, userName) => agent.teamTransactions({ userName }),
  },
  teamFile: {
    own: (agent) => agent.teamFile({ of: 'team', zone: 'UTC' }),
    names: async (agent, userName) => {
      // File exports are limited, and each of an agent's own calls counts.
      await noLimits();
      const fileCodes = await Promise.all(
        (['bets', 'transactions'] as const).map((of) => codeOf(agent.teamFile({ of, zone: 'UTC', userName }))),
      );
      expect(
        new Set([...fileCodes, await codeOf(agent.teamFile({ of: 'team', zone: 'UTC', under: userName }))]).size,
      ).toBe(1);
      return agent.teamFile({ of: 'team', zone: 'UTC', under: userName });
    },
  },
  agentContracts: { own: (agent) => agent.agentContracts({ side: 'upline' }) },
  contractLosses: { own: (agent) => agent.contractLosses({ id: randomUUID() }), ownCode: '404 contract.unknown' },
  actOnContract: {
    own: (agent) => agent.actOnContract({ id: randomUUID(), version: 1, act: 'reject' }),
    ownCode: '404 contract.unknown',
  },
  offerContract: {
    own: (agent, downline) => agent.offerContract({ downline, terms }),
    names: (agent, downline) => agent.offerContract({ downline, terms }),
    ownCode: '404 contract.downlineUnknown',
    unknown: '404 contract.downlineUnknown',
    reach: 1,
  },
  agentIncome: { own: (agent) => agent.agentIncome({}) },
  agentBill: { own: (agent) => agent.agentBill({ id: randomUUID() }), ownCode: '404 income.unknown' },
  agentBillBets: {
    own: (agent) => agent.agentBillBets({ id: randomUUID(), contract: 'C00000001' }),
    ownCode: '404 income.unknown',
  },
  dividendSalary: { own: (agent) => agent.dividendSalary({}) },
  dailySalary: { own: (agent) => agent.dailySalary({}) },
  hourlySalary: { own: (agent) => agent.hourlySalary({}) },
  realtimeSalary: { own: (agent) => agent.realtimeSalary({}) },
  teamLinks: { own: (agent) => agent.teamLinks() },
  makeTeamLink: { own: (agent) => agent.makeTeamLink({ kind: 'member' }) },
  closeTeamLink: {
    own: async (agent) => agent.closeTeamLink({ code: (await agent.makeTeamLink({ kind: 'member' })).code }),
  },
  makeTeamMember: { own: (agent) => agent.makeTeamMember({ userName: made(), kind: 'member' }) },
};
const calls = Object.entries(CALLS);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );

let people: Awaited<ReturnType<typeof team>>;
/** Two teams: an agent with a direct and an indirect member, and another agent with one member. */
async function team() {
  const agent = await newcomer(gateway, 0n, { type: 1 });
  const below = await newcomer(gateway, 0n, { type: 2, uplineId: agent.id });
  const deep = await newcomer(gateway, 0n, { uplineId: below.id });
  const other = await newcomer(gateway, 0n, { type: 41 });
  const stranger = await newcomer(gateway, 0n, { type: 42, uplineId: other.id });
  return { agent, below, deep, other, stranger };
}
beforeAll(async () => {
  await withModules(gateway, {});
  people = await team();
});

test('P10: covers every call of the agent centre', () => {
  const centre = Object.entries<Endpoint>(endpoints).filter(
    ([, { path }]) => path.startsWith('/wps/agent/') || /^\/wps\/relay\/.*Salary$/.test(path),
  );
  expect(centre.map(([name]) => name).sort()).toEqual([...Object.keys(CALLS), ...OF_MEMBERS].sort());
});

describe.each(calls)('%s', (_, { own, names, ownCode = 'done', unknown = '404 team.unknown', reach }) => {
  test('is limited to agents, of every type [s4.account-type.agent s6.access.agent-centre asvs 8.2.1]', async () => {
    for (const item of [people.agent, people.below, people.other, people.stranger])
      expect(await codeOf(own(item.client, item.userName))).toBe(ownCode);
    const member = await newcomer(gateway, 0n);
    expect(await codeOf(own(member.client, member.userName))).toBe('403 team.agentsOnly');
    expect(await codeOf(own(people.deep.client, people.deep.userName))).toBe('403 team.agentsOnly');
    expect(await codeOf(own(gateway.as(null), 'player'))).toMatch(/^(401 |undefined)/);
  });

  test('rejects trial accounts [s4.account-type.trial-blocked]', async () => {
    const { token } = await gateway.client.freePlay({ os: 'android', platform: 'web' });
    expect(await codeOf(own(gateway.as(token), 'player'))).toBe('403 security.trial');
  });

  test('rejects calls while the module is off [s6.flag.agent-policy]', async () => {
    await setModule(gateway.ctx, 'AGENTPOLICY', false);
    expect(await codeOf(own(people.agent.client, people.agent.userName))).toBe('403 team.closed');
    await setModule(gateway.ctx, 'AGENTPOLICY', true);
    expect(await codeOf(own(people.agent.client, people.agent.userName))).toBe(ownCode);
  });

  if (!names) return;
  test('finds members within its reach; foreign and unknown names get the same response [s1.agent.hierarchy asvs 8.2.2]', async () => {
    const { agent, below, deep, other, stranger } = people;
    const [within, beyond] =
      reach === 1
        ? [[below.userName], [deep.userName]]
        : [[below.userName, deep.userName, deep.userName.toUpperCase()], []];
    for (const userName of within) expect(await codeOf(names(agent.client, userName))).not.toBe(unknown);
    for (const userName of [...beyond, other.userName, stranger.userName, 'player', 'nobody_at_all'])
      expect(await codeOf(names(agent.client, userName))).toBe(unknown);
    expect(await codeOf(names(below.client, agent.userName))).toBe(unknown);
  });
});

test('P10: a moved member is visible to the new uplines from the next day, no longer to the old', async () => {
  const { agent, below, deep, other } = await team();
  const { at, moved } = await moveInTree(gateway.ctx, below.id, other.id);
  expect(moved).toBe(2);
  const before = new Date(at.getTime() - 1);
  for (const [moment, sees] of [
    [before, agent],
    [at, other],
  ] as const)
    for (const item of [agent, other]) {
      const result = await findVisibleAccount(gateway.ctx.db, item, deep.userName, moment).then(
        ({ names }) => names,
        ({ code }) => code,
      );
      expect(result).toEqual(item === sees ? [sees.userName, below.userName, deep.userName] : 'team.unknown');
    }
  expect(await codeOf(agent.client.teamMember({ userName: deep.userName }))).toBe('done');
  await later(at.getTime() - (await gateway.ctx.now()).getTime());
  const formerly = await withSession(gateway, agent.id);
  const now = await withSession(gateway, other.id);
  expect(await codeOf(formerly.teamMember({ userName: deep.userName }))).toBe('404 team.unknown');
  expect(await codeOf(now.teamMember({ userName: deep.userName }))).toBe('done');
});

test('past positions are immutable, and concurrent moves never form a cycle', async () => {
  const { agent, below, other } = await team();
  for (const change of [
    sql`path = '{1}', upline_id = null`,
    sql`valid_from = valid_from - interval '1 day'`,
    sql`valid_to = app_now()`,
  ])
    await expect(
      gateway.ctx.db.execute(sql`update team_positions set ${change} where account_id = ${below.id}`),
    ).rejects.toMatchObject({
      cause: { code: 'MD060' },
    });
  await expect(
    gateway.ctx.db.execute(sql`delete from team_positions where account_id = ${below.id}`),
  ).rejects.toMatchObject({
    cause: { code: 'MD060' },
  });
  const both = await Promise.allSettled([
    moveInTree(gateway.ctx, agent.id, other.id),
    moveInTree(gateway.ctx, other.id, agent.id),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await gateway.ctx.db.execute(sql`select * from team_verify()`)).rows).toEqual([]);
});
