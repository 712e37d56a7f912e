import type { Tx } from '../../platform/context';
import { enqueue } from '../../platform/jobs/enqueue';

export const STEP = 'draw.step';
export const STEPS = ['open', 'close', 'draw', 'ask'] as const;
export type DrawStep = (typeof STEPS)[number];

/** Delay before a source without a result is queried again, ms. */
export const ASK_AGAIN = 30_000;

/** Returns the job of one step of one issue; a second one replaces the first. */
export const stepJob = (id: string, step: DrawStep) => ({
  task: STEP,
  key: `issue:${id}:${step}`,
  payload: { id, step },
});

/** Enqueues a step after `wait` ms, in the caller's transaction. */
export async function later(tx: Tx, { id }: { id: string }, step: DrawStep, wait: number): Promise<void> {
  const { task, key, payload } = stepJob(id, step);
  await enqueue(tx, task, payload, { key, wait });
}
