import { Logger, runTaskList, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { ModuleContext } from '../context';
import { sayAlive, startFreeing } from './abandoned';
import { enqueue } from './enqueue';
import { type FindDue, startSweeps } from './overdue';
/** Jobs of which one always waits, for all gateways, by their names; `every`: ms from one to the next. */
export type Standing = Record<string, { every: number; does(ctx: ModuleContext): Promise<void> }>;
/** `money`: jobs that wait for nothing slow; `overdue`: how those of them that are late are found. */
export type Jobs = { money: TaskList; others: TaskList; standing: Standing; overdue: readonly FindDue[] };

/**
 * Starts the durable jobs, which live in the same database: each runs on one of all gateways. A failed one is tried again later. Those of
 * money have workers of their own. Gives the way to stop, which waits for what is running.
 */
export async function startJobs(
  ctx: ModuleContext,
  pool: pg.Pool,
  { money, others, standing, overdue }: Jobs,
): Promise<() => Promise<void>> {
  for (const [name, { every }] of Object.entries(standing)) await standLater(ctx, name, every);
  const logger = new Logger(() => (level, _message, meta) => {
    // Its messages may hold a job's payload; the error says enough.
    if (level === 'error') ctx.log.error({ err: meta?.error }, 'job.failed');
  });
  const given = { concurrency: 2, noHandleSignals: true, logger, events: sayAlive() };
  const workers = [money, others].map((tasks) => runTaskList(given, tasks, pool));
  const stops = [startFreeing(ctx), startSweeps(ctx, overdue)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await Promise.all(workers.map((worker) => worker.gracefulShutdown()));
  };
}

/** Tasks that promise the next of them before they begin. The library's own timetable would end the process when the database breaks as it looks at it. */
export const standingTasks = (ctx: ModuleContext, standing: Standing): TaskList =>
  Object.fromEntries(
    Object.entries(standing).map(([name, { every, does }]) => [
      name,
      async () => {
        await standLater(ctx, name, every);
        await does(ctx);
      },
    ]),
  );

const standLater = ({ db }: ModuleContext, name: string, every: number): Promise<void> =>
  enqueue(db, name, {}, { wait: every, key: name, keepsTime: true });
