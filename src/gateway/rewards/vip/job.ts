import type { ModuleContext } from '../../platform/context';
import type { Standing } from '../../platform/jobs/jobs';
import type { Due } from '../../platform/jobs/overdue';
import { giveOwed } from './give';
import { nextDay, reckonDays } from './reckon';

const TASK = 'vip.levels';

/** Reckons the days that are over, and gives what is owed; what was done before is not done again. */
export async function settleLevels(ctx: ModuleContext): Promise<{ days: number; given: number }> {
  return { days: await reckonDays(ctx), given: await giveOwed(ctx) };
}

/** Levels: a job of which one is always waiting; a break that ends is noticed within a minute too. */
export const vipJobs: Standing = {
  [TASK]: {
    every: 60_000,
    does: async (ctx) => {
      await settleLevels(ctx);
    },
  },
};

/** A day that should have been reckoned before a moment. */
export async function overdueLevels(ctx: ModuleContext, before: Date): Promise<Due[]> {
  const next = await nextDay(ctx);
  return next && next.end < before.getTime() ? [{ task: TASK, key: TASK, payload: {}, since: new Date(next.end) }] : [];
}
