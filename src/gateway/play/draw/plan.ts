import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { initialRow } from '../../../lifecycle';
import { LOTTERIES, LOTTERY_CODES, type LotteryCode } from '../../../lottery';
import { BEACONS, roundOf } from '../../../lottery/fair/beacon';
import type { ModuleContext, Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import type { RecurringJobs } from '../../platform/jobs/jobs';
import { lifecycles } from '../../platform/lifecycle/tables';
import { signaturesOf } from './beacon';
import { type Chain, chainFor, seedsOf } from './chains';
import { stepJob } from './later';
import { drawLifecycle, policyOf } from './lifecycle';
import { type Made, missed, wholeLife } from './missed';
import { settleOverdueIssues } from './overdue';
import { SCHEDULES, type Schedule } from './schedules';
import { type Slot, slotsAfter } from './slots';
import { lotteryIssues, lotteryPlans, lotteryResults } from './tables';

/** Issues created per transaction, and duration after which a run yields to other work, ms. */
const AT_ONCE = 120;
const LONG = 3_000;
type Row = typeof lotteryIssues.$inferInsert;

/**
 * Creates issues as far ahead as the schedules require; missed ones, and those overdue since a downtime, are drawn
 * immediately. Lotteries take turns, so that none waits for another's week. Returns the number of issues created and
 * drawn; if it is above zero there may be more.
 */
export async function planIssues(
  ctx: ModuleContext,
  schedules: Partial<Record<LotteryCode, Schedule>> = SCHEDULES,
): Promise<number> {
  const began = performance.now();
  let made = 0;
  let waiting = LOTTERY_CODES.flatMap((lottery) => {
    const schedule = schedules[lottery];
    return schedule ? [{ lottery, schedule }] : [];
  });
  while (waiting.length > 0 && performance.now() - began < LONG) {
    const more: typeof waiting = [];
    for (const item of waiting) {
      const count = (await settleOverdueIssues(ctx, item.lottery)) + (await planNext(ctx, item.lottery, item.schedule));
      made += count;
      if (count > 0) more.push(item);
    }
    waiting = more;
  }
  return made;
}

/** Recurring job, which catches up after any downtime. */
export const drawJobs: RecurringJobs = {
  'draw.plan': {
    every: 5_000,
    does: async (ctx) => {
      if (ctx.config.draws) await planIssues(ctx);
    },
  },
};

/** Creates the next issues of a lottery in one transaction; a concurrent call finds them created. */
export async function planNext(ctx: ModuleContext, lottery: LotteryCode, schedule: Schedule): Promise<number> {
  const now = (await ctx.now()).getTime();
  const [plan] = await ctx.db.select().from(lotteryPlans).where(eq(lotteryPlans.lottery, lottery));
  const from = plan ? plan.plannedUntil.getTime() : now + schedule.closes;
  const slots = dueSlots(schedule, from, now);
  if (slots.length === 0) return 0;
  // Fetch the beacon before opening the transaction: a transaction never waits on the network.
  const over = await signed(
    ctx,
    lottery,
    slots.filter(({ closesAt }) => closesAt <= now),
  );
  return transact(ctx, async (tx, within) => {
    const seq = await locked(tx, lottery, plan ? from : null);
    return seq === null ? 0 : make(within, lottery, { slots, over, seq });
  });
}

/** Returns the slots after the last created issue, until as many accept bets as the schedule requires. */
function dueSlots(schedule: Schedule, from: number, now: number): Slot[] {
  const horizon = slotsAfter(schedule, now + schedule.closes, schedule.ahead).at(-1)?.drawsAt ?? now;
  if (from >= horizon) return [];
  return slotsAfter(schedule, from, AT_ONCE).filter(({ drawsAt }) => drawsAt <= horizon);
}

/** Returns the beacon's signatures of the first missed issues, as long as it has their rounds, by issue number. */
async function signed(ctx: ModuleContext, lottery: LotteryCode, slots: Slot[]): Promise<Map<string, string>> {
  if (LOTTERIES[lottery].draws !== 'own') return new Map();
  const name = ctx.config.drawBeacon;
  const now = (await ctx.now()).getTime();
  const over = slots
    .filter(({ drawsAt }) => drawsAt <= now)
    .map(({ number, closesAt }) => ({ number, round: roundOf(BEACONS[name], closesAt) }));
  const signatures = await signaturesOf(
    ctx,
    name,
    over.map(({ round }) => round),
  );
  const missing = over.findIndex(({ round }) => !signatures.has(round));
  return new Map(
    over
      .slice(0, missing === -1 ? over.length : missing)
      .map(({ number, round }) => [number, signatures.get(round) ?? '']),
  );
}

/** Locks the plan and returns the number of the last issue; null if another process has created issues since `from`. */
async function locked(tx: Tx, lottery: LotteryCode, from: number | null): Promise<number | null> {
  const isFirst = from === null;
  const firstPlan = { lottery, plannedUntil: new Date(0), seq: 0 };
  const { rowCount } = isFirst
    ? await tx.insert(lotteryPlans).values(firstPlan).onConflictDoNothing()
    : { rowCount: 0 };
  if (isFirst) return rowCount ? 0 : null;
  const [plan] = await tx.select().from(lotteryPlans).where(eq(lotteryPlans.lottery, lottery)).for('update');
  return plan?.plannedUntil.getTime() === from ? plan.seq : null;
}

type Making = { slots: Slot[]; over: Map<string, string>; seq: number };

async function make(within: ModuleContext, lottery: LotteryCode, { slots, over, seq }: Making): Promise<number> {
  const isOwn = LOTTERIES[lottery].draws === 'own';
  const chain = isOwn ? await chainFor(within, lottery) : null;
  // A batch uses seeds of one chain; the next chain starts with its own batch.
  const some = chain ? slots.slice(0, chain.length - chain.next + 1) : slots;
  const policy = policyOf(within, isOwn);
  const seeds = chain && (await seedsOf(within, chain.id, chain.next - 1, chain.next + some.length - 1));
  const createdAt = await within.now();
  const life = wholeLife(policy);
  const made = some.map((slot, at): Made => {
    const id = v7();
    const { row: lifecycleRow } = initialRow(drawLifecycle, id, policy);
    const row: Row = {
      ...rowOf(slot, lottery),
      id,
      seq: seq + at + 1,
      createdAt,
      ...fairOf(within, slot, chain, { seeds, at }),
    };
    const signature = over.get(slot.number);
    return signature === undefined
      ? { row, life: lifecycleRow, waits: true, result: null }
      : missed({ row, lottery, seed: seeds?.[at + 1] ?? '', signature, policy, life });
  });
  await storeIssues(within.db, lottery, made, createdAt);
  return made.length;
}

const rowOf = ({ number, opensAt, closesAt, drawsAt }: Slot, lottery: LotteryCode) => {
  const { rulesVersion, priceVersion } = LOTTERIES[lottery];
  const times = { opensAt: new Date(opensAt), closesAt: new Date(closesAt), drawsAt: new Date(drawsAt) };
  return { lottery, number, ...times, dueAt: times.opensAt, state: 'scheduled' as const, rulesVersion, priceVersion };
};

/** Returns the columns of a fair draw. The commitment to a seed is the previous seed of the chain. */
function fairOf(
  { config }: ModuleContext,
  { closesAt }: Slot,
  chain: Chain | null,
  { seeds, at }: { seeds: string[] | null; at: number },
) {
  if (!chain || !seeds) return {};
  const beacon = config.drawBeacon;
  return {
    chainId: chain.id,
    seedNo: chain.next + at,
    commitment: seeds[at],
    beacon,
    beaconRound: roundOf(BEACONS[beacon], closesAt),
  };
}

/** Stores issues, their lifecycles and next steps, in one statement each. */
async function storeIssues(tx: Tx, lottery: LotteryCode, made: Made[], now: Date): Promise<void> {
  const last = made.at(-1)?.row;
  if (!last) return;
  await tx.insert(lotteryIssues).values(made.map(({ row }) => row));
  await tx.insert(lifecycles).values(made.map(({ life }) => life));
  const results = made.flatMap(({ result }) => result ?? []);
  if (results.length > 0) await tx.insert(lotteryResults).values(results);
  const waiting = made
    .filter(({ waits }) => waits)
    .map(({ row }) => ({ ...stepJob(row.id, 'open'), at: row.opensAt.getTime() - now.getTime() }));
  await tx.execute(sql`
    select graphile_worker.add_job(task, payload => payload, run_at => now() + make_interval(secs => at / 1000.0), job_key => key)
    from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as j(task text, key text, payload json, at numeric)`);
  const plan = { plannedUntil: last.drawsAt, seq: last.seq };
  await tx.update(lotteryPlans).set(plan).where(eq(lotteryPlans.lottery, lottery));
}
