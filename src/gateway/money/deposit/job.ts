import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import type { ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import type { Due } from '../../platform/jobs/overdue';
import { providerOf } from '../payment/providers';
import { EXPIRE, FIRST_LOOK, jobOf, LOOK, lookAgain, RETURN, VOID, voidLater } from './later';
import { orderOf } from './order';
import { inSuspense } from './payable';
import { settle } from './settle';
import { returned } from './suspense';
import { deposits } from './tables';

type Row = typeof deposits.$inferSelect;
const payload = v.object({ id: v.string() });
const look = v.object({ id: v.string(), wait: v.optional(v.number(), FIRST_LOOK) });

/** Returns the jobs of deposits. A failed request to the provider is retried. */
export const depositTasks = (ctx: ModuleContext): TaskList => ({
  [EXPIRE]: (rawPayload) => expire(ctx, v.parse(payload, rawPayload).id),
  [LOOK]: (rawPayload) => lookAt(ctx, v.parse(look, rawPayload)),
  [VOID]: (rawPayload) => voidOrder(ctx, v.parse(payload, rawPayload).id),
  [RETURN]: (rawPayload) => sendBack(ctx, v.parse(payload, rawPayload).id),
});

/** Expires a deposit that is still pending at its deadline. */
const expire = (ctx: ModuleContext, id: string): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const over = { state: 'expired' as const, settledAt: await within.now() };
    const { rowCount } = await tx
      .update(deposits)
      .set(over)
      .where(and(eq(deposits.id, id), eq(deposits.state, 'pending')));
    if (rowCount) await voidLater(tx, id);
  });

/**
 * Polls the provider for a pending deposit, in case its webhook got lost, and treats the answer like an event. Polls
 * again with a doubled interval until the deposit expires (`own.deposit.polled`).
 */
async function lookAt(ctx: ModuleContext, { id, wait }: v.InferOutput<typeof look>): Promise<void> {
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.id, id));
  const provider = await providerOf(ctx);
  if (!provider || row?.state !== 'pending') return;
  await lookAgain(ctx.db, id, 2 * wait);
  if ((await provider.state(orderOf(row))) === 'paid') await hearPaid(ctx, row);
}

/** Settles a polled payment like a webhook event. The ledger credits a deposit once, even if both arrive. */
const hearPaid = (ctx: ModuleContext, row: Row): Promise<void> => {
  const { order, amount } = orderOf(row);
  return settle(ctx, { id: `asked:${order}`, type: 'payment.paid', order, amount });
};

/**
 * Voids an order. If it was already paid, the money is accepted; while its payment is in progress, it counts against
 * the limits and the job retries.
 */
async function voidOrder(ctx: ModuleContext, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.id, id));
  const provider = await providerOf(ctx);
  // The demo may have been reset in the meantime.
  if (!row || !provider || (row.state !== 'failed' && row.state !== 'expired')) return;
  const state = await provider.void(orderOf(row));
  if (state === 'paid') await hearPaid(ctx, row);
  if (state !== 'voided' && state !== 'refunded') return;
  await ctx.db
    .update(deposits)
    .set({ voidedAt: await ctx.now() })
    .where(eq(deposits.id, id));
}

/**
 * Refunds a returned deposit. The provider refunds an order once, and the ledger books it once, so that repeating the
 * job changes nothing.
 */
async function sendBack(ctx: ModuleContext, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.id, id));
  const provider = await providerOf(ctx);
  if (!row || !provider || row.state !== 'returned' || row.returnedAt) return;
  await provider.refund(orderOf(row));
  await returned(ctx, row);
}

/** Lists deposits that are past their deadline, cancelled but not voided, or returned but not yet refunded. */
export async function overdueDeposits({ db }: ModuleContext, before: Date): Promise<Due[]> {
  const { state, expiresAt, settledAt, voidedAt } = deposits;
  const expires = and(eq(state, 'pending'), lt(expiresAt, before));
  const voids = and(inArray(state, ['failed', 'expired']), isNull(voidedAt), lt(settledAt, before));
  const returns = and(inSuspense, lt(settledAt, before));
  const rows = await db
    .select()
    .from(deposits)
    .where(or(expires, voids, returns));
  return rows.map((row) => {
    const task = row.state === 'pending' ? EXPIRE : row.state === 'returned' ? RETURN : VOID;
    return { ...jobOf(task, row.id), since: row.settledAt ?? row.expiresAt };
  });
}
