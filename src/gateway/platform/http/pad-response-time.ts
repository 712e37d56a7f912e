import { setTimeout as wait } from 'node:timers/promises';

/** Minimum response time, ms: many times the duration of the work. */
const MIN_RESPONSE_MS = 50;

/**
 * Delays a response, or an error, to a fixed minimum time, so that its timing does not reveal whether an account exists
 * (asvs 6.3.8). Otherwise, a job that runs afterwards in the same process would measurably slow it down.
 */
export async function padResponseTime<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, wait(MIN_RESPONSE_MS)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
