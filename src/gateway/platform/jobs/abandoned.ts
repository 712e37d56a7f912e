import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import type { WorkerEvents } from 'graphile-worker';
import type { ModuleContext } from '../context';
import { repeat } from './repeat';

/** First key of the locks that say that a worker lives; the second is its name's hash. */
const LIVES = 5_160_411;
/** Seconds for which a job has been held: a worker may take its first one a moment before it says that it lives. */
const HELD = 10;
/** Ms from one look for the dead to the next. */
const EVERY = 10_000;

/**
 * Has workers say that they live, by locks that PostgreSQL takes back when the process dies, however that happens: they belong to the
 * connection on which the workers wait for jobs.
 */
export function sayAlive(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  const names: string[] = [];
  events.on('worker:create', ({ worker }) => names.push(worker.workerId));
  events.on('pool:listen:success', ({ client }) => {
    // The library asks of it first. A connection that breaks is replaced by the workers, and says it again.
    client.once('drain', () => {
      client
        .query('select pg_advisory_lock_shared($1, hashtext(name)) from unnest($2::text[]) name', [LIVES, names])
        .catch(() => undefined);
    });
  });
  return events;
}

/** Gives back the jobs of workers that live no more, whose tries go on at once; the library's own way is to wait for four hours. */
export async function freeAbandoned({ db }: Pick<ModuleContext, 'db'>): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${HELD}) and pg_try_advisory_xact_lock(${LIVES}, hashtext(locked_by))))`);
}

/** Frees what the dead held now and every 10 s; gives the way to stop. */
export const startFreeing = (ctx: ModuleContext): (() => Promise<void>) => repeat(ctx, EVERY, () => freeAbandoned(ctx));
