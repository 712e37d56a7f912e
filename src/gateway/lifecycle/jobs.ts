import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../module-context';
import type { Timer } from './tables';

export const DELAY = 'lifecycle.delay';
/** Which delay of which lifecycle a job ends. */
export const payload = v.object({ name: v.string(), id: v.string(), key: v.string() });
type Of = { name: string; id: string };

const jobKey = ({ name, id }: Of, { key }: Timer) => `${name}:${id}:${key}`;

/** Has jobs for the delays that have begun, and none for those that were left; in the step's transaction. */
export async function reschedule(tx: Tx, of: Of, before: Timer[], after: Timer[], now: Date): Promise<void> {
  const { name, id } = of;
  const isIn = (timers: Timer[], { key }: Timer) => timers.some((timer) => timer.key === key);
  for (const timer of before.filter((one) => !isIn(after, one))) {
    await tx.execute(sql`select graphile_worker.remove_job(${jobKey(of, timer)})`);
  }
  for (const timer of after.filter((one) => !isIn(before, one))) {
    const wait = sql`make_interval(secs => ${(Date.parse(timer.due) - now.getTime()) / 1_000})`;
    const body = JSON.stringify({ name, id, key: timer.key });
    await tx.execute(
      sql`select graphile_worker.add_job(${DELAY}, payload => ${body}::json, run_at => now() + ${wait}, job_key => ${jobKey(of, timer)})`,
    );
  }
}
