import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, ModuleContext, Tx } from '../../platform/context';
import { readClock } from '../../platform/database/clock';
import { transact } from '../../platform/database/transact';
import { advance } from '../../platform/lifecycle/service';
import { drawLifecycle } from './lifecycle';
import { lotteryIssues } from './tables';

export type Issue = typeof lotteryIssues.$inferSelect;

/** States that accept bets: the open issue, and later ones for orders of several issues. */
const BETS = ['scheduled', 'open'] as const;

/** Returns the issues that accept bets now, the next to close first, at most `count`. */
export async function nextIssues(db: Db | Tx, lottery: string, count: number): Promise<Issue[]> {
  const now = await readClock(db);
  return db
    .select()
    .from(lotteryIssues)
    .where(and(eq(lotteryIssues.lottery, lottery), inArray(lotteryIssues.state, BETS), gt(lotteryIssues.closesAt, now)))
    .orderBy(asc(lotteryIssues.closesAt), asc(lotteryIssues.seq))
    .limit(count);
}

/** States from which a settlement starts: by a result, a corrected one, or none. */
const ASKS = ['drawn', 'corrected', 'void'] as const;
const RUNS = ['settling', 'resettling', 'refunding'] as const;

/**
 * Reports the start of an issue's settlement with this number (`issue.settlement`). Returns false if another has been
 * requested since, so that this one must stop (own.draw.settled).
 */
export const reportSettlementStart = (ctx: ModuleContext, issueId: string, settlement: number): Promise<boolean> =>
  transact(ctx, async (_tx, within) => {
    const state = await settledBy(within, issueId, settlement);
    if (ASKS.some((candidate) => candidate === state))
      await advance(within, drawLifecycle, { id: issueId, event: { type: 'settlement.begun' } });
    return state !== null;
  });

/**
 * Reports that the settlement with this number is complete, in the caller's transaction if `ctx` has one; the issue is
 * then settled or refunded. Returns false if another settlement has been requested since. Idempotent
 * (own.draw.settled).
 */
export const settled = (ctx: ModuleContext, issueId: string, settlement: number): Promise<boolean> =>
  transact(ctx, async (_tx, within) => {
    if (!(await reportSettlementStart(within, issueId, settlement))) return false;
    const state = await settledBy(within, issueId, settlement);
    if (RUNS.some((run) => run === state))
      await advance(within, drawLifecycle, { id: issueId, event: { type: 'settlement.ended' } });
    return true;
  });

/** Locks the issue's lifecycle and returns its state; null if its settlement number has changed. */
async function settledBy({ db }: ModuleContext, issueId: string, settlement: number) {
  await db.execute(sql`select from lifecycles where id = ${issueId} for update`);
  const [issue] = await db.select().from(lotteryIssues).where(eq(lotteryIssues.id, issueId));
  return issue?.settlement === settlement ? issue.state : null;
}

export { ORDER_JOBS } from './lifecycle';
