import type { Tx } from '../../platform/context';
import { enqueue } from '../../platform/jobs/enqueue';

export const STEP = 'draw.step';
export const STEPS = ['open', 'close', 'draw', 'ask'] as const;
export type DrawStep = (typeof STEPS)[number];

/** Ms after which a source that had no result is asked again. */
export const ASK_AGAIN = 30_000;

/** The job of one step of one issue: a second one takes the place of the first. */
export const stepJob = (id: string, step: DrawStep) => ({
  task: STEP,
  key: `issue:${id}:${step}`,
  payload: { id, step },
});

/** Has a step done after `wait` ms, in the caller's transaction. */
export async function later(tx: Tx, { id }: { id: string }, step: DrawStep, wait: number): Promise<void> {
  const { task, key, payload } = stepJob(id, step);
  await enqueue(tx, task, payload, { key, wait });
}
