import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { LifecycleKey, Timer } from '../../../lifecycle';
import type { ModuleContext } from '../context';
import { queryRows } from '../database/query';
import type { Due } from '../jobs/overdue';

export const DELAY = 'lifecycle.delay';
/** Identifies the timer that a job ends. */
export const delayPayload = v.object({ name: v.string(), id: v.string(), key: v.string() });

export const jobOf = ({ name, id }: LifecycleKey, { key }: Pick<Timer, 'key'>) => ({
  task: DELAY,
  key: `${name}:${id}:${key}`,
  payload: { name, id, key },
});

const overdueRow = v.object({ id: v.string(), name: v.string(), key: v.string(), due: v.string() });

/** Finds timers that are over and whose jobs did not end them. */
export async function overdueDelays({ db }: ModuleContext, before: Date): Promise<Due[]> {
  const rows = await queryRows(
    db,
    overdueRow,
    sql`
    select id, name, key, due from lifecycles, jsonb_to_recordset(timers) as timer(key text, due text)
    where timers <> '[]' and due::timestamptz < ${before.toISOString()}`,
  );
  return rows.map(({ due, key, ...lifecycle }) => ({ ...jobOf(lifecycle, { key }), since: new Date(due) }));
}
