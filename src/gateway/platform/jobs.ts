import { sql } from 'drizzle-orm';
import { Logger, runTaskList, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { ModuleContext } from '../module-context';

export type Purge = (ctx: ModuleContext) => Promise<void>;
export type Jobs = { tasks: TaskList; purges: readonly Purge[] };
const PURGE = 'purge';
/** Minutes. */
const BETWEEN_PURGES = 10;

/**
 * Starts the durable jobs, which live in the same database: each runs on one of all gateways. A failed one is tried again later. Gives
 * the way to stop, which waits for what is running.
 */
export async function startJobs(ctx: ModuleContext, pool: pg.Pool, { tasks, purges }: Jobs): Promise<() => Promise<void>> {
  const taskList: TaskList = {
    ...tasks,
    [PURGE]: async () => {
      await purgeLater(ctx);
      for (const purge of purges) await purge(ctx);
    },
  };
  await purgeLater(ctx);
  const logger = new Logger(() => (level, _message, meta) => {
    // Its messages may hold a job's payload; the error says enough.
    if (level === 'error') ctx.log.error({ err: meta?.error }, 'job.failed');
  });
  const workers = runTaskList({ concurrency: 2, noHandleSignals: true, logger }, taskList, pool);
  return async () => {
    await workers.gracefulShutdown();
  };
}

/** One is always waiting, for all gateways. The library's own timetable would end the process when the database breaks as it looks at it. */
async function purgeLater({ db }: ModuleContext): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(${PURGE}, job_key => ${PURGE}, job_key_mode => 'preserve_run_at',
    run_at => now() + make_interval(mins => ${BETWEEN_PURGES}))`);
}
