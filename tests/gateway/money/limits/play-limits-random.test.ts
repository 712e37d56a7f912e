/** @module-tag extended */

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { LIMIT_PERIODS } from '../../../../src/contract/money/gaming-limits';
import { fromWire, toWire } from '../../../../src/contract/money/money';
import { playStatementOf } from '../../../../src/gateway/money/limits/play-statement';
import { queryRows } from '../../../../src/gateway/platform/database/query';
import { issueOf, place } from '../../play/lottery/support';
import { key } from '../wallet/support';
import { type LabPlayer, playerAtTheLab } from './playing';
import { DAY, HOUR, startForYears } from './support';

const CASES = Number(process.env.PLAY_LIMIT_CASES ?? 12);
const SEED = Number(process.env.PLAY_LIMIT_SEED ?? 20_261_130);
const gateway = await startForYears();
const { ctx } = gateway;
afterAll(() => gateway.close());

const amount = fc.integer({ min: 1, max: 120 }).map((sum) => `${sum}.00`);
const rule = { kind: fc.constantFrom('loss', 'stake'), period: fc.constantFrom(...LIMIT_PERIODS) } as const;
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('play' as const), stake: amount, returned: amount }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('open' as const), stake: amount, fate: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('tabs' as const), stakes: fc.array(amount, { maxLength: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('order' as const), cancels: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('set' as const), ...rule, limit: fc.option(amount) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('confirm' as const), ...rule }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.constantFrom(1, 5, 23, 25, 150, 700) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const minor = v.pipe(v.string(), v.toBigint());
const flowRow = v.object({ at: v.number(), stakedAt: v.number(), staked: minor, won: minor });

/** Returns the movements of own money in bets, by the ledger, in their order. */
const flowsOf = ({ id }: LabPlayer) =>
  queryRows(
    ctx.db,
    flowRow,
    sql`select epoch_ms(at)::float8 as at, epoch_ms(staked_at)::float8 as "stakedAt", staked::text, won::text
      from play_flows(${id}, '-infinity') order by seq`,
  );
type Flow = v.InferOutput<typeof flowRow>;

const LENGTHS = { day: DAY, week: 7 * DAY } as const;
/** Start of a period that ends at a time, by the calendar of UTC. */
function startOf(period: 'day' | 'week' | 'month', at: number): number {
  if (period !== 'month') return at - LENGTHS[period];
  const start = new Date(at);
  const day = start.getUTCDate();
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - 1);
  const days = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(day, days));
  return start.getTime();
}

/** Returns the use of a limit by definition, from every movement. */
function usedBy(flows: readonly Flow[], kind: 'loss' | 'stake', period: 'day' | 'week' | 'month', now: number): bigint {
  const start = startOf(period, now);
  const isCounted = (at: number) => Math.floor(at / HOUR) * HOUR + HOUR > start;
  if (kind === 'stake') return flows.reduce((sum, flow) => sum + (isCounted(flow.stakedAt) ? flow.staked : 0n), 0n);
  return flows
    .filter(({ at }) => isCounted(at))
    .reduce((loss, { staked, won }) => (loss + staked - won > 0n ? loss + staked - won : 0n), 0n);
}

const limitsOf = async ({ client }: LabPlayer) =>
  (await client.gamingLimits()).play.flatMap((limit) => (limit.kind === 'time' ? [] : [limit]));

/** Checks the use of each limit against the definition. */
async function expectUses(player: LabPlayer): Promise<void> {
  const flows = await flowsOf(player);
  const now = (await ctx.now()).getTime();
  for (const { kind, period, used } of await limitsOf(player))
    expect([kind, period, used]).toEqual([kind, period, toWire(usedBy(flows, kind, period, now))]);
}

/** Bets, and checks that the bet passes exactly if each limit has so much left. */
async function bets(player: LabPlayer, stake: string, roundId: string, more: object = {}): Promise<boolean> {
  const limits = await limitsOf(player);
  const isWithin = limits.every(
    ({ limit, used }) => limit === null || fromWire(used) + fromWire(stake) <= fromWire(limit),
  );
  const { code } = await player.bet(stake, roundId, more);
  expect(code === 'ok').toBe(isWithin);
  return code === 'ok';
}

let rounds = 0;
async function take(player: LabPlayer, act: Step): Promise<void> {
  const round = `random-${++rounds}`;
  if (act.does === 'play') {
    if (await bets(player, act.stake, round))
      await player.move('win', round, { amount: act.returned, closesRound: true });
  } else if (act.does === 'open') {
    if (!(await bets(player, act.stake, round, { transactionId: round })) || act.fate === 0) return;
    await gateway.later(2 * HOUR);
    if (act.fate === 1) await player.move('rollback', round, { amount: act.stake, originalTransactionId: round });
    else await player.move('round-end', round, {});
  } else if (act.does === 'tabs') {
    const before = await limitsOf(player);
    await Promise.all(act.stakes.map((stake) => player.bet(stake)));
    for (const [index, { limit, used }] of (await limitsOf(player)).entries()) {
      const earlier = Number(before[index]?.used);
      expect(Number(used)).toBeLessThanOrEqual(limit === null ? Infinity : Math.max(Number(limit), earlier));
    }
  } else if (act.does === 'order') {
    const placed = await place(player.client, await issueOf(gateway)).catch(() => null);
    const [order] = placed?.orders ?? [];
    if (order && act.cancels) await player.client.cancelLotteryOrder({ id: order.id }, key());
  } else if (act.does === 'set') await player.client.setPlayLimit(act);
  else if (act.does === 'confirm') await player.client.confirmPlayLimit(act).catch(() => null);
  else await gateway.later(act.hours * HOUR);
}

/** Moves the clock to five past an hour on the 29th or later, so that a run crosses the end of a month. */
async function toMonthEnd(): Promise<void> {
  const now = await ctx.now();
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0, now.getUTCHours(), 5));
  const next = end > now ? end : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0, 10, 5));
  await gateway.later(next.getTime() - now.getTime());
}

const hourRow = v.object({ hour: v.string() });
/** Returns hours whose sums differ from the ledger. */
const differingHours = ({ id }: LabPlayer) =>
  queryRows(
    ctx.db,
    hourRow,
    sql`with counted as (select hour, staked, net, peak from play_hours where account_id = ${id}
        and hour >= play_hour(app_now() - interval '1 month') and (staked, net, peak) <> (0, 0, 0)),
      booked as (select hour, staked, net, peak from play_hours_from_ledger(${id}, app_now())
        where (staked, net, peak) <> (0, 0, 0))
      select hour::text from ((table counted except table booked) union (table booked except table counted)) differing
      where exists (select from play_watches where account_id = ${id})`,
  );

test('uses are those of the definition, and no bet exceeds a limit [own.play-limit.enforced own.play-limit.loss]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      await toMonthEnd();
      const player = await playerAtTheLab(gateway, 10_000_000n);
      for (const act of steps) {
        await take(player, act);
        await expectUses(player);
      }
      expect(await differingHours(player)).toEqual([]);
    }),
    { numRuns: CASES, seed: SEED },
  );
});

test('the days of a statement are those of the site’s zone [own.play-limit.statement]', async () => {
  const player = await playerAtTheLab(gateway, 10_000_000n);
  for (const hours of [5, 7, 11, 13, 17, 19, 23]) {
    await player.play(`${hours}.00`, '3.00');
    await gateway.later(hours * HOUR);
  }
  const flows = await flowsOf(player);
  for (const siteZone of ['Asia/Dhaka', 'Asia/Kathmandu', 'Pacific/Apia', 'America/New_York', 'UTC']) {
    const { days } = await playStatementOf({ ...ctx, config: { ...ctx.config, siteZone } }, player.id);
    const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: siteZone }).format(at);
    for (const { day, staked, won } of days) {
      const sum = (part: 'staked' | 'won', at: 'stakedAt' | 'at') =>
        flows.reduce((total, flow) => total + (dayOf(flow[at]) === day ? flow[part] : 0n), 0n);
      expect([siteZone, day, staked, won]).toEqual([
        siteZone,
        day,
        toWire(sum('staked', 'stakedAt')),
        toWire(sum('won', 'at')),
      ]);
    }
  }
});

const leaveRow = v.object({ at: v.string() });
test('a time leaves a period at the first moment that the period does not contain it [own.play-limit.reached]', async () => {
  const wrong = await queryRows(
    ctx.db,
    leaveRow,
    sql`select at::text from generate_series('2027-01-01'::timestamptz, '2029-01-01', interval '7 hours') at
      cross join unnest(${sql.param([...LIMIT_PERIODS])}::text[]) period
      cross join lateral (select play_leaves(at, period) as leaves) x
      where limit_since(period, leaves) < at or limit_since(period, leaves - interval '1 millisecond') >= at`,
  );
  expect(wrong).toEqual([]);
});
