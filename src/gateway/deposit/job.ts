import { and, eq, sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import { SETTINGS } from '../../contract';
import type { ModuleContext, Tx } from '../module-context';
import { deposits } from './tables';

const EXPIRE = 'deposit.expire';
const payload = v.object({ id: v.string() });

/** Has a deposit expire when its time is over; enqueued with it, in the same transaction. */
export async function expireLater(tx: Tx, id: string): Promise<void> {
  const wait = sql`make_interval(secs => ${SETTINGS.depositExpiresAfter / 1_000})`;
  await tx.execute(sql`select graphile_worker.add_job(${EXPIRE}, payload => ${JSON.stringify({ id })}::json, run_at => now() + ${wait})`);
}

/** What is still pending when its time is over has expired, unless the provider has said something since. */
export const depositTasks = (ctx: ModuleContext): TaskList => ({
  [EXPIRE]: async (given) => {
    const { id } = v.parse(payload, given);
    const over = { state: 'expired' as const, settledAt: await ctx.now() };
    await ctx.db
      .update(deposits)
      .set(over)
      .where(and(eq(deposits.id, id), eq(deposits.state, 'pending')));
  },
});
