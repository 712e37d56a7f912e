import { sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import { ORDER_JOBS } from '../draw/service';
import type { ModuleContext } from '../module-context';
import type { Due } from '../platform/overdue';
import { closeIssue, settleIssue } from './settle';

const payload = v.object({ issueId: v.string() });

/** What becomes of an issue's orders once it has closed, and once there is something to settle it by. */
export const lotteryTasks = (ctx: ModuleContext): TaskList => ({
  [ORDER_JOBS.close]: async (said) => closeIssue(ctx, v.parse(payload, said).issueId),
  [ORDER_JOBS.settle]: async (said) => {
    await settleIssue(ctx, v.parse(payload, said).issueId);
  },
});

/** Stakes that are still held after their issue has closed, and runs that are not done. */
export async function overdueOrders({ db }: ModuleContext, before: Date): Promise<Due[]> {
  const { rows } = await db.execute<{ task: string; issue: string; since: string }>(sql`
    select ${ORDER_JOBS.settle} as task, issue_id as issue, created_at::text as since from lottery_runs where ended_at is null and created_at < ${before}
    union all
    select ${ORDER_JOBS.close}, i.id, i.closes_at::text from lottery_issues i
    where i.closes_at < ${before} and i.settlement = 0
      and i.id in (select issue_id from lottery_orders where state = 'placed')`);
  return rows.map(({ task, issue: issueId, since }) => ({ task, key: `${task}:${issueId}`, payload: { issueId }, since: new Date(since) }));
}
