/** @module-tag extended */

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { SETTINGS } from '../../../../../src/contract';
import { CONTRACT_KINDS } from '../../../../../src/contract/agents/agent-contracts';
import { fromWire } from '../../../../../src/contract/money/money';
import { settleContracts } from '../../../../../src/gateway/agents/agreements/pay/job';
import { contracts } from '../../../../../src/gateway/agents/agreements/tables';
import { findVisibleAccount } from '../../../../../src/gateway/agents/team/sight';
import { balanceOf } from '../../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../../src/gateway/money/wallet/service';
import type { ModuleContext } from '../../../../../src/gateway/platform/context';
import { verifyRollups } from '../../../../../src/gateway/play/bets/rollups';
import { startModules } from '../../../harness/modules';
import { uplinesIn } from '../../team/oracle';
import { billed, DAY, dealsIn, playsIn } from './fixture';
import { above, folded, periodName, total } from './fold';
import { type Step, type Story, sleep, steps, take } from './random';

/** Number of random scenarios; `npm run soak -- agents` runs 5,000. */
const CASES = Number(process.env.AGENT_CASES ?? 12);
const SEED = Number(process.env.AGENT_SEED ?? 20_261_123);
const gateway = await startModules();
afterAll(() => gateway.close());

const activeFrom = fromWire(SETTINGS.contracts.activeFrom);
const IN_FORCE = ['active', 'endAskedByUpline', 'endAskedByDownline'];
/** Zones with and without days of different length; each run starts at a clock change or the end of a month or year. */
const ZONES = ['Asia/Dhaka', 'Europe/London'];
const year = new Date().getUTCFullYear() + 1;
const lastSunday = (month: number) => 31 - new Date(Date.UTC(year, month, 31)).getUTCDay();
const BEGINNINGS = [
  Date.UTC(year, 2, lastSunday(2) - 1, 20),
  Date.UTC(year, 9, lastSunday(9) - 1, 20),
  Date.UTC(year, 1, 26),
  Date.UTC(year, 5, 14, 12),
  Date.UTC(year, 11, 30),
];
const scenario = fc.record({
  zone: fc.constantFrom(...ZONES),
  begins: fc.constantFrom(...BEGINNINGS),
  steps,
});
type Scenario = typeof scenario extends fc.Arbitrary<infer W> ? W : never;
const DONE = new Error('what was tried is undone');
const met = { cases: 0, bills: 0, late: 0, deepest: 0 };

/** Runs a scenario in a rolled-back transaction, settles it and compares the results with a fold over its facts. */
const lives = ({ zone, begins, steps: all }: Scenario) =>
  gateway.ctx.db
    .transaction(async (tx) => {
      const config = { ...gateway.ctx.config, siteZone: zone };
      const story: Story = { people: [], edges: [], bets: [], elapsedMs: 0 };
      // The platform's clock without its query, which would be a fifth of all queries.
      const now = async () => new Date(Date.now() + story.elapsedMs);
      const ctx: ModuleContext = { ...gateway.ctx, config, db: tx, now };
      await sleep(ctx, begins - Date.now(), story);
      for (const item of all) {
        await take(ctx, story, item);
        if (CHANGES.has(item.does)) await nested(ctx);
      }
      await sleep(ctx, 40 * DAY, story);
      await settleContracts(ctx);
      await paidAsFolded(ctx, story);
      await checkVisibility(ctx, story);
      const before = await counts(ctx);
      await settleContracts(ctx);
      expect(await counts(ctx)).toEqual(before);
      // Bets themselves book nothing here: payments depend on their facts alone.
      const ledger = (await verifyLedger(ctx)).problems.filter(({ problem }) => problem !== 'factDiffers');
      expect([(await verifyRollups(ctx)).problems, ledger]).toEqual([[], []]);
      throw DONE;
    })
    .catch((error) => {
      if (error !== DONE) throw error;
    });
const CHANGES = new Set<Step['does']>(['moves', 'signs', 'signsAll', 'says', 'ends', 'sleeps']);

/** P7: no contract in force pays more than its giver's. */
async function nested(ctx: ModuleContext) {
  const held = new Set(
    (await ctx.db.select().from(contracts)).filter(({ state }) => IN_FORCE.includes(state)).map(({ id }) => id),
  );
  expect(above((await dealsIn({ ctx })).filter(({ id }) => held.has(id)))).toEqual([]);
}

/** P1, P3, P4, P5, P8, P9: whatever the cuts and times, bills and payments equal the fold over the facts. */
async function paidAsFolded(ctx: ModuleContext, { people, edges }: Story) {
  const deals = await dealsIn({ ctx });
  const plays = await playsIn({ ctx });
  const bills = await billed({ ctx });
  const ours = plays.filter(({ bettor }) => people.some(({ id }) => id === bettor));
  // A bet's uplines are those at its time, whatever was moved later.
  for (const { bettor, path, first } of ours) expect(path).toEqual(uplinesIn(edges, bettor, first));
  const { own, house } = folded(deals, ours, ctx.config.siteZone, activeFrom);
  const names = bills.map((bill) => ({ ...bill, name: nameOf(bill, ctx.config.siteZone) }));
  const sums = (all: Iterable<[string, bigint]>) => [...all].map(([name, sum]) => `${name} ${sum}`).sort();
  expect(sums(names.map(({ name, own: sum }) => [name, sum]))).toEqual(sums(own));
  for (const kind of CONTRACT_KINDS) {
    expect(total(bills.filter((bill) => bill.kind === kind).map((bill) => bill.own))).toBe(house.get(kind) ?? 0n);
    for (const { id } of people) {
      const all = bills.filter((bill) => bill.kind === kind && bill.holder === id);
      const last = all.reduce<(typeof all)[number] | null>(
        (found, bill) => (found && found.run > bill.run ? found : bill),
        null,
      );
      expect(total(all.map(({ pay }) => pay)) + (last?.debt ?? 0n)).toBe(total(all.map((bill) => bill.own)));
    }
  }
  for (const { id } of people)
    expect(await balanceOf(ctx.db, id)).toBe(total(bills.filter(({ holder }) => holder === id).map(({ pay }) => pay)));
  met.cases += 1;
  if (met.cases % 250 === 0) console.log(`seed ${SEED}: ${JSON.stringify(met)} so far`);
  met.bills += bills.length;
  met.late += ours.filter(({ at, first }) => at !== first).length;
  met.deepest = Math.max(met.deepest, ...ours.map(({ path }) => path.length));
}

/** Names a bill's period by its kind and a moment within it. */
function nameOf({ kind, holder, starts, ends }: Awaited<ReturnType<typeof billed>>[number], zone: string): string {
  const spans = kind === 'hourly' ? ['hour'] : kind === 'dividend' ? ['D', 'W', 'H', 'M'] : ['D'];
  const isIt = (span: string) =>
    periodName(span, starts, zone) === periodName(span, ends - 1, zone) &&
    periodName(span, starts, zone) !== periodName(span, starts - 1, zone) &&
    periodName(span, ends, zone) !== periodName(span, ends - 1, zone);
  return `${kind} ${periodName(spans.find(isIt) ?? 'none', starts, zone)} ${holder}`;
}

/** P10: an agent sees those below at that moment and no others. */
async function checkVisibility(ctx: ModuleContext, { people, edges }: Story) {
  const at = await ctx.now();
  for (const agent of people.slice(0, 3))
    for (const other of people) {
      const isVisible = await findVisibleAccount(ctx.db, agent, other.userName, at).then(
        () => true,
        () => false,
      );
      expect([agent.userName, other.userName, isVisible]).toEqual([
        agent.userName,
        other.userName,
        agent === other || uplinesIn(edges, other.id, at.getTime()).includes(agent.id),
      ]);
    }
}

const counts = async ({ db }: ModuleContext) =>
  (
    await db.execute(sql`select (select count(*) from contract_runs) as runs, (select count(*) from contract_bills) as bills,
      (select count(*) from ledger_transfers) as transfers, (select count(*) from contract_dues) as dues`)
  ).rows;

test(
  'P1 to P10: after any steps, in any tree and zone, payments equal a fold over raw facts',
  async () => {
    await fc.assert(fc.asyncProperty(scenario, lives), { numRuns: CASES, seed: SEED, endOnFailure: CASES <= 100 });
    console.log(`seed ${SEED}: ${JSON.stringify(met)}`);
    expect([met.bills > 0, met.late > 0]).toEqual([true, true]);
  },
  24 * 3_600_000,
);
