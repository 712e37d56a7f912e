import { is, SQL, sql } from 'drizzle-orm';
import type { Tx } from '../context';

/**
 * `wait`: ms; `tries`: 25 where nothing is said; `key`: of two jobs with the same one the later takes the place of the earlier, at its own
 * time, or with `keepsTime` at the earlier's.
 */
type How = { wait?: number; tries?: number; key?: string; keepsTime?: boolean };

/** Has a job do something later, in the caller's transaction: what is promised is as durable as its cause. */
export async function enqueue(tx: Tx, task: string, payload: object, how: How = {}): Promise<void> {
  await tx.execute(sql`select ${enqueueSql(task, payload, how)}`);
}

/** The same as a part of a larger question: a value, for each row that it stands in. The payload may be put together there. */
function enqueueSql(task: string, payload: object, { wait = 0, tries, key, keepsTime = false }: How = {}): SQL {
  const body = is(payload, SQL) ? payload : sql`${JSON.stringify(payload)}`;
  const mode = keepsTime ? 'preserve_run_at' : 'replace';
  return sql`graphile_worker.add_job(${task}, payload => ${body}::json, run_at => now() + make_interval(secs => ${wait / 1_000}),
    max_attempts => ${tries ?? null}::integer, job_key => ${key ?? null}::text, job_key_mode => ${mode})`;
}

/** Forgets jobs of a kind whose tries are used up: what they say is out of date. */
export async function dropExhausted(tx: Tx, task: string): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier = ${task} and attempts >= max_attempts and locked_at is null))`);
}
