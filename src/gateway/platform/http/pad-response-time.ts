import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: many times what the work behind it takes. */
const LEAST = 50;

/**
 * Delays an answer, or an error, to a fixed minimum time, so that its timing does not reveal whether an account exists (asvs 6.3.8).
 * Without it a job that follows in the same process would slow the answer down a little.
 */
export async function padResponseTime<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, wait(LEAST)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
