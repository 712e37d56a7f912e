import { and, eq, sql } from 'drizzle-orm';
import type { LifecycleStore } from '../../../lifecycle';
import type { ModuleContext } from '../context';
import { enqueue } from '../jobs/enqueue';
import { jobOf } from './jobs';
import { lifecycles } from './tables';

/** Stores lifecycles in the table `lifecycles`, and their timers as jobs, in the transaction of the context. */
export const lifecycleStore = ({ db, now }: ModuleContext): LifecycleStore => ({
  now,
  lock: async ({ name, id }) => {
    const isIt = and(eq(lifecycles.id, id), eq(lifecycles.name, name));
    const [row] = await db.select().from(lifecycles).where(isIt).for('update');
    return row;
  },
  insert: async (row) => {
    await db.insert(lifecycles).values(row);
  },
  update: async (row) => {
    await db.update(lifecycles).set(row).where(eq(lifecycles.id, row.id));
  },
  reschedule: async (lifecycle, { stopped, started }) => {
    const time = (await now()).getTime();
    for (const timer of stopped) {
      await db.execute(sql`select graphile_worker.remove_job(${jobOf(lifecycle, timer).key})`);
    }
    for (const timer of started) {
      const { task, key, payload } = jobOf(lifecycle, timer);
      await enqueue(db, task, payload, { key, wait: Date.parse(timer.due) - time });
    }
  },
});
