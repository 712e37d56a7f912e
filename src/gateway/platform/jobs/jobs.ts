import { Logger, runTaskList, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { inNewTrace } from '../../../tracing/spans';
import type { ModuleContext } from '../context';
import { lockWhileAlive, startFreeing } from './abandoned';
import { enqueue } from './enqueue';
import { type FindDue, startSweeps } from './overdue';
/** Recurring jobs by name, one pending run each across all gateways. `every`: interval, ms. */
export type RecurringJobs = Record<string, { every: number; does(ctx: ModuleContext): Promise<void> }>;
/** Jobs of all modules. `money`: jobs that never wait for slow work; `overdue`: finders of late ones. */
export type Jobs = { money: TaskList; others: TaskList; recurring: RecurringJobs; overdue: readonly FindDue[] };

/**
 * Starts the workers of durable jobs, which are stored in the same database: each job runs on one of all gateways, and
 * failed ones are retried later. Money jobs have separate workers. Returns the function that stops them and waits for
 * running jobs.
 */
export async function startJobs(
  ctx: ModuleContext,
  pool: pg.Pool,
  { money, others, recurring, overdue }: Jobs,
): Promise<() => Promise<void>> {
  for (const [name, { every }] of Object.entries(recurring)) await scheduleNext(ctx, name, every);
  const logger = new Logger(() => (level, _message, meta) => {
    // The library's messages may contain a job's payload; the error is enough.
    if (level === 'error') ctx.log.error({ err: meta?.error }, 'job.failed');
  });
  const options = { concurrency: 2, noHandleSignals: true, logger, events: lockWhileAlive() };
  const workers = [money, others].map((tasks) => runTaskList(options, tracedTasks(tasks), pool));
  const stops = [startFreeing(ctx), startSweeps(ctx, overdue)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await Promise.all(workers.map((worker) => worker.gracefulShutdown()));
  };
}

const tracedTasks = (tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, helpers) => inNewTrace(`job ${name}`, async () => task?.(payload, helpers)),
    ]),
  );

/**
 * Builds tasks that enqueue their next run before they start. The library's own cron would end the process if the
 * database failed during its check.
 */
export const recurringTasks = (ctx: ModuleContext, recurringJobs: RecurringJobs): TaskList =>
  Object.fromEntries(
    Object.entries(recurringJobs).map(([name, { every, does }]) => [
      name,
      async () => {
        await scheduleNext(ctx, name, every);
        await does(ctx);
      },
    ]),
  );

const scheduleNext = ({ db }: ModuleContext, name: string, every: number): Promise<void> =>
  enqueue(db, name, {}, { wait: every, key: name, keepsTime: true });
