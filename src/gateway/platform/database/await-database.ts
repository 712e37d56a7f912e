import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isPoolerRejection, isUnreachable } from './database';

/** Time between two attempts, ms. */
const RETRY = 1_000;
/** Number of attempts per line in the log. */
const ATTEMPTS_PER_LINE = 10;

/**
 * Runs work as often as the database is unreachable or read-only, such as after a failover (`own.start.waits`). Rejects
 * when the signal aborts.
 */
export async function awaitDatabase<T>(
  log: FastifyBaseLogger,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (err) {
      if (!isUnreachable(err) || isPoolerRejection(err)) throw err;
      if (attempt % ATTEMPTS_PER_LINE === 0) log.warn({ err }, 'database.waiting');
    }
    await wait(RETRY, undefined, { signal });
  }
}
