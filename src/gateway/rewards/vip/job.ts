import type { ModuleContext } from '../../platform/context';
import type { RecurringJobs } from '../../platform/jobs/jobs';
import type { Due } from '../../platform/jobs/overdue';
import { grantDueBonuses } from './give';
import { nextDay, reckonDays } from './reckon';

const TASK = 'vip.levels';

/** Computes the levels of past days and grants due bonuses. Idempotent. */
export async function settleLevels(ctx: ModuleContext): Promise<{ days: number; given: number }> {
  return { days: await reckonDays(ctx), given: await grantDueBonuses(ctx) };
}

/** Recurring job for levels; it also notices the end of a pause within a minute. */
export const vipJobs: RecurringJobs = {
  [TASK]: {
    every: 60_000,
    does: async (ctx) => {
      await settleLevels(ctx);
    },
  },
};

/** Returns a day that should have been computed before a time. */
export async function overdueLevels(ctx: ModuleContext, before: Date): Promise<Due[]> {
  const next = await nextDay(ctx);
  return next && next.end < before.getTime() ? [{ task: TASK, key: TASK, payload: {}, since: new Date(next.end) }] : [];
}
