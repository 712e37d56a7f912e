import { sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import type { ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import type { Due } from '../../platform/jobs/overdue';
import { ORDER_JOBS, reportSettlementStart, settled } from '../draw/service';
import { UNSETTLED_STATES } from '../draw/tables';
import { closeIssue, settleIssue, settlementOf } from './settle';

const payload = v.object({ issueId: v.string() });

/** Jobs that process an issue's orders at its closing and for its settlement. */
export const lotteryTasks = (ctx: ModuleContext): TaskList => ({
  [ORDER_JOBS.close]: async (jobPayload) => closeIssue(ctx, v.parse(payload, jobPayload).issueId),
  [ORDER_JOBS.settle]: async (jobPayload) => settle(ctx, v.parse(payload, jobPayload).issueId),
});

/** Settles an issue. If another settlement is requested in the meantime, it has its own job. */
async function settle(ctx: ModuleContext, issueId: string): Promise<void> {
  const settlementNumber = await settlementOf(ctx, issueId);
  if (!settlementNumber || !(await reportSettlementStart(ctx, issueId, settlementNumber))) return;
  const done = await settleIssue(ctx, issueId);
  if (done !== null) await settled(ctx, issueId, done);
}

/** Literals, so that the planner can use the partial index on these states. */
const UNSETTLED = sql.raw(UNSETTLED_STATES.map((state) => `'${state}'`).join(', '));

const overdueOrdersRow = v.object({ task: v.string(), issue: v.string(), since: v.string() });

/** Returns closed issues whose stakes are still held, and unsettled issues. */
export async function overdueOrders({ db }: ModuleContext, before: Date): Promise<Due[]> {
  const rows = await queryRows(
    db,
    overdueOrdersRow,
    sql`
    select ${ORDER_JOBS.settle} as task, i.id as issue, r.at::text as since
    from lottery_issues i join lottery_results r on r.issue_id = i.id and r.settlement = i.settlement
    where i.state in (${UNSETTLED}) and r.at < ${before}
    union all
    select ${ORDER_JOBS.close}, i.id, i.closes_at::text from lottery_issues i
    where i.closes_at < ${before} and i.settlement = 0 and exists (select from lottery_orders o where o.issue_id = i.id and o.state = 'placed')`,
  );
  return rows.map(({ task, issue: issueId, since }) => ({
    task,
    key: `${task}:${issueId}`,
    payload: { issueId },
    since: new Date(since),
  }));
}
