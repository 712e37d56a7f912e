import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, ModuleContext, Tx } from '../../platform/context';
import { readClock } from '../../platform/database/clock';
import { transact } from '../../platform/database/transact';
import { advance } from '../../platform/lifecycle/service';
import { drawLifecycle } from './lifecycle';
import { lotteryIssues } from './tables';

export type Issue = typeof lotteryIssues.$inferSelect;

/** What waits for a result takes bets: one that is open, and those that come after it, for orders of several issues. */
const BETS = ['scheduled', 'open'] as const;

/** The issues that take bets now, the next to close first, at most `count`. */
export async function nextIssues(db: Db | Tx, lottery: string, count: number): Promise<Issue[]> {
  const now = await readClock(db);
  return db
    .select()
    .from(lotteryIssues)
    .where(and(eq(lotteryIssues.lottery, lottery), inArray(lotteryIssues.state, BETS), gt(lotteryIssues.closesAt, now)))
    .orderBy(asc(lotteryIssues.closesAt), asc(lotteryIssues.seq))
    .limit(count);
}

/** States from which a settlement begins, by a result, by another one, or by none. */
const ASKS = ['drawn', 'corrected', 'void'] as const;
const RUNS = ['settling', 'resettling', 'refunding'] as const;

/**
 * Says that the settlement of an issue has begun: the one of this number (`issue.settlement`). False where another has been asked for since, so that
 * it must stop (own.draw.settled).
 */
export const settlementBegun = (ctx: ModuleContext, issueId: string, settlement: number): Promise<boolean> =>
  transact(ctx, async (_tx, within) => {
    const state = await settledBy(within, issueId, settlement);
    if (ASKS.some((one) => one === state))
      await advance(within, drawLifecycle, { id: issueId, event: { type: 'settlement.begun' } });
    return state !== null;
  });

/**
 * Says that the last page of the settlement of this number is done, in the caller's transaction where `ctx` is one's; the issue is settled, or
 * refunded. False where another settlement has been asked for since. Said twice it changes nothing (own.draw.settled).
 */
export const settled = (ctx: ModuleContext, issueId: string, settlement: number): Promise<boolean> =>
  transact(ctx, async (_tx, within) => {
    if (!(await settlementBegun(within, issueId, settlement))) return false;
    const state = await settledBy(within, issueId, settlement);
    if (RUNS.some((one) => one === state))
      await advance(within, drawLifecycle, { id: issueId, event: { type: 'settlement.ended' } });
    return true;
  });

/** The state of an issue, with its life locked; null where it is settled by something else by now. */
async function settledBy({ db }: ModuleContext, issueId: string, settlement: number) {
  await db.execute(sql`select from lifecycles where id = ${issueId} for update`);
  const [issue] = await db.select().from(lotteryIssues).where(eq(lotteryIssues.id, issueId));
  return issue?.settlement === settlement ? issue.state : null;
}

export { ORDER_JOBS } from './order-jobs';
