import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../module-context';
import { readClock } from '../platform/clock';
import { lotteryIssues } from './tables';

export type Issue = typeof lotteryIssues.$inferSelect;

/** What waits for a result takes bets: one that is open, and those that come after it, for orders of several issues. */
const BETS = ['scheduled', 'open'] as const;

/**
 * The issue that a bet is for, locked until the transaction ends so that it does not close meanwhile; `takesBets`: whether it takes bets, and
 * `now` the server's time that decides it. Null where there is no such issue.
 */
export async function issueForBet(
  tx: Tx,
  lottery: string,
  number: string,
): Promise<{ issue: Issue; takesBets: boolean; now: Date } | null> {
  const [issue] = await tx
    .select()
    .from(lotteryIssues)
    .where(and(eq(lotteryIssues.lottery, lottery), eq(lotteryIssues.number, number)))
    .for('share');
  if (!issue) return null;
  // Read after the lock: whoever waited for it is judged by when they got it.
  const now = await readClock(tx);
  return { issue, takesBets: BETS.some((state) => state === issue.state) && now < issue.closesAt, now };
}

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

/**
 * Jobs that effects of the lifecycle enqueue, each with `{ issueId }` and one job a kind and issue; the orders' module has their tasks.
 * `close`: the issue takes no more bets, and what is held for it may be posted. `settle`: it has a result, another one, or is void, as
 * `issue.settlement` and `issue.state` say (`drawn`, `corrected`, `void`); it is told of the end by `settled`.
 */
export const ORDER_JOBS = { close: 'lottery-close', settle: 'lottery-settle' } as const;
