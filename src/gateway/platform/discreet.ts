import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: many times what the work behind it takes. */
const LEAST = 50;

/**
 * Answers, or refuses, no sooner than a set time after the question, so that what is done for some and not for others does not show in the
 * time it takes (asvs 6.3.8). What follows in a job of the same process would otherwise slow the answer down a little.
 */
export async function discreet<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, wait(LEAST)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
