import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import { moneyTasks, otherTasks, recurringJobs } from '../modules';
import type { ModuleContext, Tx } from '../platform/context';
import { queryRow, queryRows } from '../platform/database/query';
import { STEP } from '../play/draw/later';

/** Names of recurring jobs, which belong to no fixture. */
const RECURRING_JOB_NAMES = `(${Object.keys(recurringJobs)
  .map((name) => `'${name}'`)
  .join(', ')})`;

/** Deletes pending jobs. */
export const NO_JOBS = `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier not in ${RECURRING_JOB_NAMES}))`;

// Pending jobs with their payload, which the library's view hides. Draw steps are excluded, because they are created
// again with the draws.
const PROMISED = `select j.*, t.identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier not in ${RECURRING_JOB_NAMES} and t.identifier <> '${STEP}'`;

const pendingJobsRow = v.object({ jobs: v.nullable(v.string()) });

/** Returns the statement that enqueues the current jobs again, shifted by an interval. */
export async function buildPendingJobsStatement(tx: Tx, shift: string): Promise<string> {
  const { jobs } = await queryRow(tx, pendingJobsRow, sql.raw(`select json_agg(p)::text as jobs from (${PROMISED}) p`));
  return `select graphile_worker.add_job(identifier, payload, run_at => run_at + ${shift}, max_attempts => max_attempts, job_key => key)
    from json_to_recordset(${pg.escapeLiteral(jobs ?? '[]')}) as p(identifier text, payload json, run_at timestamptz, max_attempts int, key text)`;
}

const dueRow = v.object({ id: v.string(), identifier: v.string(), payload: v.unknown() });

/** Runs due jobs, and those that they enqueue for now, like a worker. */
export async function doDueJobs(within: ModuleContext): Promise<void> {
  const all = { ...moneyTasks(within), ...otherTasks(within) };
  for (;;) {
    const due = sql.raw(
      `select p.id::text, identifier, payload from (${PROMISED}) p where run_at <= clock_timestamp() order by run_at, p.id`,
    );
    const rows = await queryRows(within.db, dueRow, due);
    if (rows.length === 0) return;
    for (const { id, identifier, payload } of rows) {
      await within.db.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
      const task = all[identifier];
      if (task) await Reflect.apply(task, undefined, [payload]);
    }
  }
}
