import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db, Tx } from '../context';
import { queryRow, queryRows } from './query';

/** SQL for the platform's time in ms since 1970, to the nearest one. */
export const clockMsSql = sql`(extract(epoch from app_now()) * 1000)::bigint::text`;

const readClockRow = v.object({ now: v.string() });

/** The platform's time, the same for all processes. In SQL it is `app_now()`. */
export async function readClock(db: Tx): Promise<Date> {
  const { now } = await queryRow(db, readClockRow, sql`select ${clockMsSql} as now`);
  return new Date(Number(now));
}

/**
 * Moves the platform's time forward (demo). Jobs follow real time, so those that wait are moved nearer by as much.
 * @param by ms
 */
export async function moveClock(db: Db, by: number) {
  const step = sql`make_interval(secs => ${by / 1_000})`;
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into platform_clock (ahead) values (${step}) on conflict (one) do update set ahead = platform_clock.ahead + excluded.ahead`,
    );
    await tx.execute(
      sql`select graphile_worker.reschedule_jobs(array[id], run_at => run_at - ${step}) from graphile_worker.jobs where locked_at is null`,
    );
    // Workers look for jobs every two seconds, and at once when they hear of new ones.
    await tx.execute(sql`select pg_notify('jobs:insert', '{"count":10}')`);
  });
}

/** Checks whether a job is running anywhere. */
export async function isJobRunning(db: Tx): Promise<boolean> {
  const { rows } = await db.execute(sql`select from graphile_worker.jobs where locked_at is not null limit 1`);
  return rows.length > 0;
}

/** Ms between two checks for running jobs. */
const PAUSE = 10;

/**
 * Moves the clock (demo) once no job runs: a job that has read the old time would plan its next step by it.
 * @param by ms
 * @param patience ms after which the clock moves in any case
 */
export async function moveClockBetweenJobs(db: Db, by: number, patience: number) {
  for (const end = Date.now() + patience; Date.now() < end && (await isJobRunning(db)); ) await wait(PAUSE);
  await moveClock(db, by);
}

const clockAheadRow = v.object({ ahead: v.string() });

/** By how much the platform's time is ahead (demo), as PostgreSQL says it. */
export async function clockAhead(db: Tx): Promise<string> {
  const [clock] = await queryRows(db, clockAheadRow, sql`select ahead::text from platform_clock`);
  return clock?.ahead ?? '0';
}

/** Has the platform's time be ahead by as much (demo); jobs that wait stay where they are. */
export const setClockAhead = (db: Tx, ahead: string) =>
  db.execute(
    sql`insert into platform_clock (ahead) values (${ahead}::interval) on conflict (one) do update set ahead = excluded.ahead`,
  );
