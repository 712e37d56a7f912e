import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db, Tx } from '../context';
import { queryRow, queryRows } from './query';

/** SQL expression: the platform time in ms since 1970, rounded to the nearest one. */
export const clockMsSql = sql`(extract(epoch from app_now()) * 1000)::bigint::text`;

const readClockRow = v.object({ now: v.string() });

/** Returns the platform time, the same for all processes; `app_now()` in SQL. */
export async function readClock(db: Tx): Promise<Date> {
  const { now } = await queryRow(db, readClockRow, sql`select ${clockMsSql} as now`);
  return new Date(Number(now));
}

/**
 * Moves the platform time forward (demo). Jobs follow real time, so pending jobs move closer by the same amount.
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
    // Workers poll every two seconds, and immediately after this notification.
    await tx.execute(sql`select pg_notify('jobs:insert', '{"count":10}')`);
  });
}

/** Returns whether a job is running anywhere. */
export async function isJobRunning(db: Tx): Promise<boolean> {
  const { rows } = await db.execute(sql`select from graphile_worker.jobs where locked_at is not null limit 1`);
  return rows.length > 0;
}

/** Interval between two checks for running jobs, ms. */
const PAUSE = 10;

/**
 * Moves the clock (demo) once no job is running: a job that has read the old time would schedule its next step by it.
 * @param by ms
 * @param timeout ms after which the clock moves in any case
 */
export async function moveClockBetweenJobs(db: Db, by: number, timeout: number) {
  for (const end = Date.now() + timeout; Date.now() < end && (await isJobRunning(db)); ) await wait(PAUSE);
  await moveClock(db, by);
}

const clockAheadRow = v.object({ ahead: v.string() });

/** Returns the offset of the platform time (demo), as a PostgreSQL interval. */
export async function clockAhead(db: Tx): Promise<string> {
  const [clock] = await queryRows(db, clockAheadRow, sql`select ahead::text from platform_clock`);
  return clock?.ahead ?? '0';
}

/** Sets the offset of the platform time (demo); pending jobs keep their time. */
export const setClockAhead = (db: Tx, ahead: string) =>
  db.execute(
    sql`insert into platform_clock (ahead) values (${ahead}::interval) on conflict (one) do update set ahead = excluded.ahead`,
  );
