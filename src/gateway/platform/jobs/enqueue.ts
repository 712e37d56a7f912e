import { is, SQL, sql } from 'drizzle-orm';
import type { Tx } from '../context';

/**
 * `wait`: delay in ms; `tries`: 25 by default; `key`: a later job with the same key replaces the earlier one, at its
 * own time, or with `keepsTime` at the earlier one's.
 */
type How = { wait?: number; tries?: number; key?: string; keepsTime?: boolean };

/** Enqueues a job in the caller's transaction, so that it is exactly as durable as its cause. */
export async function enqueue(tx: Tx, task: string, payload: object, how: How = {}): Promise<void> {
  await tx.execute(sql`select ${enqueueSql(task, payload, how)}`);
}

/** SQL expression that enqueues a job per row of a larger query, whose columns the payload may use. */
function enqueueSql(task: string, payload: object, { wait = 0, tries, key, keepsTime = false }: How = {}): SQL {
  const body = is(payload, SQL) ? payload : sql`${JSON.stringify(payload)}`;
  const mode = keepsTime ? 'preserve_run_at' : 'replace';
  return sql`graphile_worker.add_job(${task}, payload => ${body}::json, run_at => now() + make_interval(secs => ${wait / 1_000}),
    max_attempts => ${tries ?? null}::integer, job_key => ${key ?? null}::text, job_key_mode => ${mode})`;
}

/** Deletes jobs of a kind that have exhausted their tries, because their content is outdated. */
export async function dropExhausted(tx: Tx, task: string): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier = ${task} and attempts >= max_attempts and locked_at is null))`);
}
