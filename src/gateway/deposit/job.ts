import { and, eq, sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import { SETTINGS } from '../../contract';
import type { ModuleContext, Tx } from '../module-context';
import { providerOf } from '../payment/providers';
import { transact } from '../platform/transact';
import { orderOf } from './order';
import { returned } from './suspense';
import { deposits } from './tables';

const [EXPIRE, VOID, RETURN] = ['deposit.expire', 'deposit.void', 'deposit.return'];
const payload = v.object({ id: v.string() });

/** Each is enqueued in the transaction that asks for it: a job that must be done is as durable as its cause. */
async function enqueue(tx: Tx, job: string, id: string, wait = 0): Promise<void> {
  const at = sql`now() + make_interval(secs => ${wait / 1_000})`;
  await tx.execute(sql`select graphile_worker.add_job(${job}, payload => ${JSON.stringify({ id })}::json, run_at => ${at})`);
}

/** Has a deposit expire when its time is over. */
export const expireLater = (tx: Tx, id: string) => enqueue(tx, EXPIRE, id, SETTINGS.depositExpiresAfter);

/** Has the provider take no money for a deposit any more that was given up. */
export const voidLater = (tx: Tx, id: string) => enqueue(tx, VOID, id);

/** Has the provider send the money of a deposit back that may not be credited. */
export const returnLater = (tx: Tx, id: string) => enqueue(tx, RETURN, id);

/** What deposits do later; what the provider does not answer is asked again. */
export const depositTasks = (ctx: ModuleContext): TaskList => ({
  [EXPIRE]: (given) => expire(ctx, v.parse(payload, given).id),
  [VOID]: (given) => voidOrder(ctx, v.parse(payload, given).id),
  [RETURN]: (given) => sendBack(ctx, v.parse(payload, given).id),
});

/** What is still pending when its time is over has expired, unless the provider has said something since. */
const expire = (ctx: ModuleContext, id: string): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const over = { state: 'expired' as const, settledAt: await within.now() };
    const { rowCount } = await tx
      .update(deposits)
      .set(over)
      .where(and(eq(deposits.id, id), eq(deposits.state, 'pending')));
    if (rowCount) await voidLater(tx, id);
  });

/** Too late: it was paid, and counts against the limits until the word of that comes. */
async function voidOrder(ctx: ModuleContext, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.id, id));
  const provider = await providerOf(ctx);
  // The demo may have been reset since.
  if (!row || !provider || (row.state !== 'failed' && row.state !== 'expired')) return;
  if ((await provider.void(orderOf(row))) === 'tooLate') return;
  await ctx.db
    .update(deposits)
    .set({ voidedAt: await ctx.now() })
    .where(eq(deposits.id, id));
}

/** The provider refunds an order once, and the ledger books it once: a job that is repeated after either changes nothing. */
async function sendBack(ctx: ModuleContext, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.id, id));
  const provider = await providerOf(ctx);
  if (!row || !provider || row.state !== 'returned' || row.returnedAt) return;
  await provider.refund(orderOf(row));
  await returned(ctx, row);
}
