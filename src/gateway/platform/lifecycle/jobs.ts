import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext, Tx } from '../context';
import { queryRows } from '../database/query';
import { enqueue } from '../jobs/enqueue';
import type { Due } from '../jobs/overdue';
import type { Timer } from './tables';

export const DELAY = 'lifecycle.delay';
/** Which delay of which lifecycle a job ends. */
export const payload = v.object({ name: v.string(), id: v.string(), key: v.string() });
type Of = { name: string; id: string };

const jobOf = ({ name, id }: Of, { key }: Pick<Timer, 'key'>) => ({
  task: DELAY,
  key: `${name}:${id}:${key}`,
  payload: { name, id, key },
});

/** Has jobs for the delays that have begun, and none for those that were left; in the step's transaction. */
export async function reschedule(tx: Tx, of: Of, before: Timer[], after: Timer[], now: Date): Promise<void> {
  const isIn = (timers: Timer[], { key }: Timer) => timers.some((timer) => timer.key === key);
  for (const timer of before.filter((one) => !isIn(after, one))) {
    await tx.execute(sql`select graphile_worker.remove_job(${jobOf(of, timer).key})`);
  }
  for (const timer of after.filter((one) => !isIn(before, one))) {
    const { task, key, payload: body } = jobOf(of, timer);
    await enqueue(tx, task, body, { key, wait: Date.parse(timer.due) - now.getTime() });
  }
}

const overdueRow = v.object({ id: v.string(), name: v.string(), key: v.string(), due: v.string() });

/** Delays that are over and have not ended. */
export async function overdueDelays({ db }: ModuleContext, before: Date): Promise<Due[]> {
  const rows = await queryRows(
    db,
    overdueRow,
    sql`
    select id, name, key, due from lifecycles, jsonb_to_recordset(timers) as timer(key text, due text)
    where timers <> '[]' and due::timestamptz < ${before.toISOString()}`,
  );
  return rows.map(({ due, key, ...of }) => ({ ...jobOf(of, { key }), since: new Date(due) }));
}
