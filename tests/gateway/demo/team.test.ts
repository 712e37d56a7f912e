/** @module-tag extended */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT_KINDS } from '../../../src/contract/agents/agent-contracts';
import { DEMO_ACCOUNTS } from '../../../src/gateway/demo/accounts';
import { resetDemo } from '../../../src/gateway/demo/plant';
import { seedDemo } from '../../../src/gateway/demo/seed';
import { accountByName } from '../../../src/gateway/identity/account/service';
import { openSession } from '../../../src/gateway/identity/session/service';
import { balanceOf } from '../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../src/gateway/money/wallet/service';
import type { ModuleContext } from '../../../src/gateway/platform/context';
import { verifyRollups } from '../../../src/gateway/play/bets/rollups';
import { type Modules, startModules } from '../harness/modules';

let gateway: Modules;
let ctx: ModuleContext;
beforeAll(async () => {
  gateway = await startModules({ demo: false });
  ctx = { ...gateway.ctx, config: { ...gateway.ctx.config, demo: true, demoTeam: true } };
  await seedDemo(ctx);
});
afterAll(() => gateway.close());

const request = async (question: ReturnType<typeof sql>) =>
  (await ctx.db.execute<{ n: number }>(question)).rows[0]?.n ?? 0;
const idOf = async (userName: string) => (await accountByName(ctx.db, userName))?.id ?? '';
const asAgent = async (userName = 'agent') => gateway.as(await openSession(ctx, ctx.db, await idOf(userName)));
const whole = async () => ({
  accounts: await request(sql`select count(*)::int as n from accounts`),
  facts: await request(sql`select count(*)::int as n from bet_facts`),
  bills: await request(sql`select count(*)::int as n from contract_bills`),
  contracts: await request(sql`select count(*)::int as n from contracts`),
});

test('a first start creates 2,000 people on three levels below the agent and leaves the others unchanged', async () => {
  const { accounts, facts } = await whole();
  expect(accounts).toBe(DEMO_ACCOUNTS.length + 2_000);
  expect(facts).toBeGreaterThan(2_000);
  const { team } = await (await asAgent()).teamOverview({ days: 31 });
  expect(team).toEqual({ downlines: 21, members: 2_001, agents: 200 });
  for (const { userName, balance = 0n } of DEMO_ACCOUNTS)
    if (userName !== 'agent')
      expect([userName, await balanceOf(ctx.db, await idOf(userName))]).toEqual([userName, balance]);
  expect([(await verifyLedger(ctx)).problems, (await verifyRollups(ctx)).problems]).toEqual([[], []]);
  // Every direct team has its share of play.
  expect(
    await request(
      sql`select count(distinct path[2])::int as n from bet_facts where path[1] = ${await idOf('agent')} and cardinality(path) > 1`,
    ),
  ).toBe(20);
});

test('contracts of every kind are in force and paid; of three pending offers one ends others', async () => {
  const agent = await asAgent();
  const { list } = await agent.agentContracts({ side: 'downline' });
  expect(new Set(list.filter(({ state }) => state === 'active').map(({ terms }) => terms.kind))).toEqual(
    new Set(CONTRACT_KINDS),
  );
  const ends = await Promise.all(
    list
      .filter(({ state }) => state === 'offered')
      .map(async ({ id, terms }) => [terms.kind, (await agent.contractLosses({ id })).losses.length]),
  );
  expect(new Map(ends.map(([kind, count]) => [kind, count]))).toEqual(
    new Map([
      ['daily', 2],
      ['dividend', 0],
    ]),
  );
  const waits = (await (await asAgent('jamal0004')).agentContracts({ side: 'downline' })).list;
  expect(waits.map(({ state }) => state)).toEqual(['offered']);
  const paid = await request(
    sql`select sum(pay)::float8 as n from contract_bills where holder_id = ${await idOf('agent')}`,
  );
  expect(paid).toBeGreaterThan(0);
  expect(await balanceOf(ctx.db, await idOf('agent'))).toBe(BigInt(paid));
  expect(
    await request(sql`select count(distinct holder_id)::int as n from contract_bills where pay > 0`),
  ).toBeGreaterThanOrEqual(3);
  expect(await request(sql`select count(*)::int as n from contract_dues`)).toBe(0);
});

test('a later start changes nothing, and a reset restores it', async () => {
  const before = await whole();
  await seedDemo(ctx);
  expect(await whole()).toEqual(before);
  await resetDemo(ctx);
  const { accounts, contracts } = await whole();
  expect({ accounts, contracts }).toEqual({ accounts: before.accounts, contracts: before.contracts });
  expect([(await verifyLedger(ctx)).problems, (await verifyRollups(ctx)).problems]).toEqual([[], []]);
});
