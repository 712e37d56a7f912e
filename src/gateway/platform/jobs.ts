import { Logger, runTaskList, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { ModuleContext } from '../module-context';
import { enqueue } from './enqueue';
import { type FindDue, startSweeps } from './overdue';

export type Purge = (ctx: ModuleContext) => Promise<void>;
/** `money`: jobs that wait for nothing slow; `overdue`: how those of them that are late are found. */
export type Jobs = { money: TaskList; others: TaskList; purges: readonly Purge[]; overdue: readonly FindDue[] };
const PURGE = 'purge';
const BETWEEN_PURGES = 10 * 60_000;

/**
 * Starts the durable jobs, which live in the same database: each runs on one of all gateways. A failed one is tried again later. Those of
 * money have workers of their own. Gives the way to stop, which waits for what is running.
 */
export async function startJobs(ctx: ModuleContext, pool: pg.Pool, { money, others, purges, overdue }: Jobs): Promise<() => Promise<void>> {
  const rest: TaskList = {
    ...others,
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
  const workers = [money, rest].map((tasks) => runTaskList({ concurrency: 2, noHandleSignals: true, logger }, tasks, pool));
  const stopSweeps = startSweeps(ctx, overdue);
  return async () => {
    await stopSweeps();
    await Promise.all(workers.map((worker) => worker.gracefulShutdown()));
  };
}

/** One is always waiting, for all gateways. The library's own timetable would end the process when the database breaks as it looks at it. */
const purgeLater = ({ db }: ModuleContext): Promise<void> => enqueue(db, PURGE, {}, { wait: BETWEEN_PURGES, key: PURGE, keepsTime: true });
