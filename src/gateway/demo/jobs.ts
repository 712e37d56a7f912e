import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import { moneyTasks, otherTasks, standing } from '../modules';
import type { ModuleContext, Tx } from '../platform/context';
import { queryRow, queryRows } from '../platform/database/query';
import { STEP } from '../play/draw/later';

/** Those that are always waiting are nobody's. */
const STANDING = `(${Object.keys(standing)
  .map((name) => `'${name}'`)
  .join(', ')})`;

/** Forgets what is promised for later. */
export const NO_JOBS = `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier not in ${STANDING}))`;

// The library shows what is promised, but for what it is about. What the clock does to draws is promised anew with them.
const PROMISED = `select j.*, t.identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier not in ${STANDING} and t.identifier <> '${STEP}'`;

const keptJobsRow = v.object({ jobs: v.nullable(v.string()) });

/** The statement that promises once more what is promised now, moved by as much. */
export async function keptJobs(tx: Tx, shift: string): Promise<string> {
  const { jobs } = await queryRow(tx, keptJobsRow, sql.raw(`select json_agg(p)::text as jobs from (${PROMISED}) p`));
  return `select graphile_worker.add_job(identifier, payload, run_at => run_at + ${shift}, max_attempts => max_attempts, job_key => key)
    from json_to_recordset(${pg.escapeLiteral(jobs ?? '[]')}) as p(identifier text, payload json, run_at timestamptz, max_attempts int, key text)`;
}

const dueRow = v.object({ id: v.string(), identifier: v.string(), payload: v.unknown() });

/** Does what is due, and what that promises for now, as a worker would. */
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
