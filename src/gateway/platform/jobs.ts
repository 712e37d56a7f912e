import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Kit } from '../kit';

export type Purge = (kit: Kit) => Promise<void>;
export type Jobs = { tasks: TaskList; purges: readonly Purge[] };
const EVERY_TEN_MINUTES = '*/10 * * * *';

/**
 * Starts the durable jobs, which live in the same database: each runs on one of all gateways. A failed one is tried again later. Gives
 * the way to stop, which waits for what is running.
 */
export async function startJobs(kit: Kit, pool: pg.Pool, { tasks, purges }: Jobs): Promise<() => Promise<void>> {
  const taskList: TaskList = {
    ...tasks,
    purge: async () => {
      for (const purge of purges) await purge(kit);
    },
  };
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    taskList,
    parsedCronItems: parseCronItems([{ task: 'purge', match: EVERY_TEN_MINUTES }]),
    logger: new Logger(() => (level, _message, meta) => {
      // Its messages may hold a job's payload; the error says enough.
      if (level === 'error') kit.log.error({ err: meta?.error }, 'job.failed');
    }),
  });
  return () => runner.stop();
}
