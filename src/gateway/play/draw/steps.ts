import { eq, lt } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import type { DrawLifecycleEvent } from '../../../../machines/play/draw-lifecycle/draw-lifecycle.machine';
import { ApiError, type ModuleContext } from '../../platform/context';
import type { Due } from '../../platform/jobs/overdue';
import { advance } from '../../platform/lifecycle/service';
import { ASK_AGAIN, type DrawStep, later, STEP, STEPS, stepJob } from './later';
import { type Answer, drawLifecycle, type Note } from './lifecycle';
import { answerOf } from './source';
import { type IssueState, lotteryIssues } from './tables';

const payload = v.object({ id: v.string(), step: v.picklist(STEPS) });
const TIMES = { open: 'time.opened', close: 'time.closed', draw: 'time.drawn' } as const;

/** Returns the jobs of timed steps, one each; a step that was already taken, or whose issue is gone, does nothing. */
export const drawTasks = (ctx: ModuleContext): TaskList => ({
  [STEP]: async (jobPayload) => {
    const { id, step } = v.parse(payload, jobPayload);
    if (step === 'ask') await requestSettlement(ctx, id);
    else await takeStep(ctx, id, { type: TIMES[step] });
  },
});

/** Requests a result outside any transaction; a result that has arrived otherwise stays. */
async function requestSettlement(ctx: ModuleContext, id: string): Promise<void> {
  const [issue] = await ctx.db.select().from(lotteryIssues).where(eq(lotteryIssues.id, id));
  if (issue?.state !== 'drawing' && issue?.state !== 'delayed') return;
  const answer = await answerOf(ctx, issue);
  if (answer) await known(ctx, id, answer);
  else if (issue.state === 'drawing') await takeStep(ctx, id, { type: 'source.silent' });
  else await askAgain(ctx, id);
}

const known = (ctx: ModuleContext, id: string, answer: Answer) =>
  takeStep(ctx, id, { type: 'source.answered' }, { answer });

async function askAgain(ctx: ModuleContext, id: string): Promise<void> {
  const dueAt = new Date((await ctx.now()).getTime() + ASK_AGAIN);
  await ctx.db.update(lotteryIssues).set({ dueAt }).where(eq(lotteryIssues.id, id));
  await later(ctx.db, { id }, 'ask', ASK_AGAIN);
}

/** Takes a step if the chart permits it, so that repeated or late jobs change nothing. */
async function takeStep(ctx: ModuleContext, id: string, event: DrawLifecycleEvent, note: Note = {}): Promise<void> {
  try {
    await advance(ctx, drawLifecycle, { id, event, note });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

const NEXT: Partial<Record<IssueState, DrawStep>> = {
  scheduled: 'open',
  open: 'close',
  closed: 'draw',
  drawing: 'ask',
  delayed: 'ask',
};

/** Returns issues whose next step is overdue. */
export async function overdueDraws({ config, db }: ModuleContext, before: Date): Promise<Due[]> {
  if (!config.draws) return [];
  const { id, state, dueAt } = lotteryIssues;
  const rows = await db.select({ id, state, since: dueAt }).from(lotteryIssues).where(lt(dueAt, before));
  return rows.flatMap(({ id: issue, state: at, since }) => {
    const step = NEXT[at];
    return step && since ? [{ ...stepJob(issue, step), since }] : [];
  });
}
