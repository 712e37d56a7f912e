import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../context';
import { queryRow, queryRows } from '../database/query';
import { enqueue } from './enqueue';
import { repeat } from './repeat';

/** Work due for a row, and the job that does it. `since`: the time at which it was due. */
export type Due = { task: string; key: string; payload: object; since: Date };
/** Finds jobs that were due before a time and did not run, from the rows that they would have changed. */
export type FindDue = (ctx: ModuleContext, before: Date) => Promise<Due[]>;
/**
 * Overdue work. `tries`: failed tries of its job; null without a job. `waits`: whether a job will do it soon without
 * our help.
 */
export type Overdue = Due & { tries: number | null; waits: boolean };

/** Time after which a punctual job is done, ms. */
const ON_TIME = 60_000;

const findOverdueRow = v.object({ key: v.string(), attempts: v.number(), waits: v.boolean() });

/**
 * Returns overdue work, oldest first. A job locked for minutes has a dead worker, and a much later retry does not help.
 */
export async function findOverdue(ctx: ModuleContext, finds: readonly FindDue[]): Promise<Overdue[]> {
  const before = new Date((await ctx.now()).getTime() - ON_TIME);
  const found = (await Promise.all(finds.map((find) => find(ctx, before)))).flat();
  if (found.length === 0) return [];
  const start = await firstStart(ctx);
  const due = found
    .map((entry) => ({ ...entry, since: new Date(Math.max(entry.since.getTime(), start.getTime())) }))
    .filter(({ since }) => since < before);
  if (due.length === 0) return [];
  const rows = await queryRows(
    ctx.db,
    findOverdueRow,
    sql`
    select key, attempts, attempts < max_attempts + (locked_at is not null)::int and
      case when locked_at is null then run_at < now() + interval '1 minute' else locked_at > now() - interval '5 minutes' end as waits
    from graphile_worker.jobs where key in ${due.map(({ key }) => key)}`,
  );
  const jobs = new Map(rows.map((row) => [row.key, row]));
  const late = due.map((entry) => ({
    ...entry,
    tries: jobs.get(entry.key)?.attempts ?? null,
    waits: jobs.get(entry.key)?.waits ?? false,
  }));
  return late.sort((a, b) => a.since.getTime() - b.since.getTime());
}

const firstStartRow = v.object({ at: v.string() });

/**
 * Returns the creation time of the database: earlier work does not count as late (`own.jobs.first-start`), such as a
 * job about yesterday.
 */
async function firstStart({ db }: ModuleContext): Promise<Date> {
  const { at } = await queryRow(db, firstStartRow, sql`select min(at)::text as at from migration`);
  return new Date(at);
}

/**
 * Enqueues new jobs for late work whose old jobs have failed for good, are gone or wait too long. Returns all late
 * work.
 */
export async function sweep(ctx: ModuleContext, finds: readonly FindDue[]): Promise<Overdue[]> {
  const late = await findOverdue(ctx, finds);
  for (const { task, key, payload, waits } of late) if (!waits) await enqueue(ctx.db, task, payload, { key });
  return late;
}

/** Interval between two sweeps, lateness that raises an alarm, and interval between two alarms, ms. */
const EVERY = 60_000;
const ALARMING = 300_000;
const QUIET = 600_000;

/** Sweeps now and every minute, and logs work that stays late. Returns the function that stops it. */
export function startSweeps(ctx: ModuleContext, finds: readonly FindDue[]): () => Promise<void> {
  let lastAlarm = -QUIET;
  return repeat(ctx, EVERY, async () => {
    const late = await sweep(ctx, finds);
    const now = (await ctx.now()).getTime();
    const alarming = late.filter(({ since }) => now - since.getTime() > ALARMING);
    if (alarming.length === 0 || performance.now() - lastAlarm < QUIET) return;
    lastAlarm = performance.now();
    const seconds = Math.round((now - (alarming[0]?.since.getTime() ?? now)) / 1_000);
    ctx.log.error(
      { count: alarming.length, seconds, tasks: [...new Set(alarming.map(({ task }) => task))] },
      'money.overdue',
    );
  });
}
