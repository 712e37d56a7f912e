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

/** What deposits do later; what the provider does not answer is asked again. */
export const depositTasks = (ctx: ModuleContext): TaskList => ({
  [EXPIRE]: (given) => expire(ctx, v.parse(payload, given).id),
  [LOOK]: (given) => lookAt(ctx, v.parse(look, given)),
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

/**
 * Asks how a deposit stands that still waits, and takes the answer for the provider's word, which may have been lost; then again later, each
 * time twice as long, until it has expired (`own.deposit.asked`).
 */
async function lookAt(ctx: ModuleContext, { id, wait }: v.InferOutput<typeof look>): Promise<void> {
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.id, id));
  const provider = await providerOf(ctx);
  if (!provider || row?.state !== 'pending') return;
  await lookAgain(ctx.db, id, 2 * wait);
  if ((await provider.state(orderOf(row))) === 'paid') await hearPaid(ctx, row);
}

/** What the provider answers is worth as much as its word; said by it too, or answered again, it is credited once. */
const hearPaid = (ctx: ModuleContext, row: Row): Promise<void> => {
  const { order, amount } = orderOf(row);
  return settle(ctx, { id: `asked:${order}`, type: 'payment.paid', order, amount });
};

/** Where it was paid before, the money is taken; while its payment is under way, it counts against the limits and is asked about again. */
async function voidOrder(ctx: ModuleContext, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.id, id));
  const provider = await providerOf(ctx);
  // The demo may have been reset since.
  if (!row || !provider || (row.state !== 'failed' && row.state !== 'expired')) return;
  const state = await provider.void(orderOf(row));
  if (state === 'paid') await hearPaid(ctx, row);
  if (state !== 'voided' && state !== 'refunded') return;
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

/** Deposits whose time is over, that are given up and not voided, or whose money has not gone back. */
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
