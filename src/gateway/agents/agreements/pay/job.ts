import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../../../platform/context';
import { queryRow } from '../../../platform/database/query';
import type { RecurringJobs } from '../../../platform/jobs/jobs';
import type { Due } from '../../../platform/jobs/overdue';
import { OPEN, payAll } from './payments';
import { nextBoundary, settleAll } from './settle';

const TASK = 'salaries';

/** Settles ended periods and pays open bills. Idempotent. */
export async function settleContracts(ctx: ModuleContext): Promise<{ boundaries: number; paid: number }> {
  return { boundaries: await settleAll(ctx), paid: await payAll(ctx) };
}

/** Recurring job for salaries and dividends, often enough for five-minute periods. */
export const salaryJobs: RecurringJobs = {
  [TASK]: {
    every: 30_000,
    does: async (ctx) => {
      await settleContracts(ctx);
    },
  },
};

const overdueSalariesRow = v.object({ since: v.nullable(v.string()) });

/** Returns settlements that were due before a time, and bills that could have been paid then. */
export async function overdueSalaries(ctx: ModuleContext, before: Date): Promise<Due[]> {
  const next = await nextBoundary(ctx);
  const { since: due } = await queryRow(
    ctx.db,
    overdueSalariesRow,
    sql`
    select min(r.at)::text as since from contract_dues d join contract_bills b on b.id = d.bill_id join contract_runs r on r.id = b.run_id
      join accounts a on a.id = b.holder_id where ${OPEN} and r.at < ${before}`,
  );
  const late = [next && new Date(next.at), due && new Date(due)].flatMap((since) =>
    since && since < before ? [since] : [],
  );
  return late.slice(0, 1).map((since) => ({ task: TASK, key: TASK, payload: {}, since }));
}
