import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import type { WorkerEvents } from 'graphile-worker';
import type { ModuleContext } from '../context';
import { repeat } from './repeat';

/** First key of the advisory locks that mark live workers; the second is the hash of the worker's name. */
const LIVES = 5_160_411;
/**
 * Minimum age of a job's lock before it is checked, seconds: a worker may take its first job shortly before it takes
 * its own lock.
 */
const HELD = 10;
/** Interval between two checks for dead workers, ms. */
const EVERY = 10_000;

/**
 * Marks live workers by advisory locks, which PostgreSQL releases however the process dies: they belong to the
 * connection on which the workers listen for jobs.
 */
export function lockWhileAlive(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  const names: string[] = [];
  events.on('worker:create', ({ worker }) => names.push(worker.workerId));
  events.on('pool:listen:success', ({ client }) => {
    // The library's own query comes first. The workers replace a broken connection and take the lock again.
    client.once('drain', () => {
      client
        .query('select pg_advisory_lock_shared($1, hashtext(name)) from unnest($2::text[]) name', [LIVES, names])
        .catch(() => undefined);
    });
  });
  return events;
}

/** Unlocks the jobs of dead workers, so that they are retried immediately; the library itself waits for four hours. */
export async function freeAbandoned({ db }: Pick<ModuleContext, 'db'>): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${HELD}) and pg_try_advisory_xact_lock(${LIVES}, hashtext(locked_by))))`);
}

/** Unlocks abandoned jobs now and every 10 s. Returns the function that stops it. */
export const startFreeing = (ctx: ModuleContext): (() => Promise<void>) => repeat(ctx, EVERY, () => freeAbandoned(ctx));
