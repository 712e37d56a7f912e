import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { payoutNumber } from '../../../contract/money/payout-number';
import { amount as amountField } from '../../../contract/platform/fields';
import type { PaymentEvent } from '../../money/payment/provider';
import { payerHash } from '../../money/payment/signature';
import { ApiError, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { dropExhausted, enqueue } from '../../platform/jobs/enqueue';
import { currentBehaviour } from './behaviour';
import { deliver, enqueueDelivery, TRIES } from './deliver';
import { demoPayoutTasks, PAYOUT_DELIVERY } from './payouts';
import type { PaymentOrder } from './provider';
import { eventSecret } from './secrets';
import { demoPaymentEvents, demoPayments } from './tables';

const DELIVER = 'payment.deliver';
/** Action of a player on the page, and the account that they name there; empty: none. */
type Answer = { answer: 'pay' | 'refuse'; payerName: string; payerNumber: string };
const payload = v.object({ id: v.string() });

/** Returns the state of an order; null if nothing has happened to it. */
export async function readPaymentState(
  { db }: ModuleContext,
  order: string,
): Promise<typeof demoPayments.$inferSelect.state | null> {
  const [row] = await db.select().from(demoPayments).where(eq(demoPayments.orderId, order));
  return row?.state ?? null;
}

/**
 * Accepts or rejects a payment, and enqueues the events about it. Paid orders stay paid; rejected ones may be paid
 * again.
 */
export async function conclude(
  ctx: ModuleContext,
  { order, number, amount }: PaymentOrder,
  { answer, payerName, payerNumber }: Answer,
): Promise<void> {
  const behaviour = await currentBehaviour(ctx);
  const reason = answer === 'refuse' ? 'cancelled' : behaviour.refuse;
  const state = reason === null ? 'paid' : 'refused';
  const payer = { payerName: payerName || null, payerNumber: payerNumber || null };
  await transact(ctx, async (tx, within) => {
    const at = await within.now();
    const fresh = await tx
      .insert(demoPayments)
      .values({ orderId: order, number, amount, state, at, ...payer })
      .onConflictDoUpdate({
        target: demoPayments.orderId,
        set: { state, at, ...payer },
        setWhere: eq(demoPayments.state, 'refused'),
      });
    if (!fresh.rowCount) return;
    for (const type of ['payment.processing', `payment.${state}`] as const) {
      const id = v7();
      await tx
        .insert(demoPaymentEvents)
        .values({ id, orderId: order, type, reason: type === 'payment.refused' ? reason : null, at });
      await enqueueDelivery(tx, behaviour, DELIVER, { id }, type === 'payment.processing');
    }
  });
}

/** Arguments of the command: the number of a paid deposit, and the amount taken back, all of it by default. */
export const reversalArgs = v.union(
  [v.tuple([v.literal('reverse'), v.string()]), v.tuple([v.literal('reverse'), v.string(), amountField])],
  'reverse, a deposit and an amount such as 100.00 are needed',
);

/** Takes a payment back as a provider does after a chargeback, and enqueues the event. For operators. */
export const reversePayment = (
  ctx: ModuleContext,
  [, number, reversed]: v.InferOutput<typeof reversalArgs>,
): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const isPaid = and(eq(demoPayments.number, number), eq(demoPayments.state, 'paid'));
    const [payment] = await tx.select().from(demoPayments).where(isPaid);
    if (!payment) throw new ApiError(404, 'deposit.unknown');
    const id = v7();
    const event = { id, orderId: payment.orderId, type: 'payment.reversed' as const, reason: 'chargeback' };
    await tx.insert(demoPaymentEvents).values({ ...event, reversed: reversed ?? null, at: await within.now() });
    await enqueue(within.db, DELIVER, { id }, { tries: TRIES });
  });

/** Delivers events to the gateway over HTTP, like a real provider; without a 200 they are retried later. */
export const demoPaymentTasks = (ctx: ModuleContext): TaskList => ({
  [DELIVER]: async (taskInput) => {
    const { id } = v.parse(payload, taskInput);
    const [event] = await ctx.db
      .update(demoPaymentEvents)
      .set({ attempts: sql`${demoPaymentEvents.attempts} + 1` })
      .where(eq(demoPaymentEvents.id, id))
      .returning();
    const [payment] = event
      ? await ctx.db.select().from(demoPayments).where(eq(demoPayments.orderId, event.orderId))
      : [];
    // The demo may have been reset in the meantime.
    if (!event || !payment) return;
    const { type, orderId: order, reason, reversed } = event;
    const at = await ctx.now();
    const wordKey = await eventSecret(ctx);
    await deliver(ctx, {
      id,
      type,
      order,
      amount: payment.amount,
      ...(reason && { reason }),
      ...(reversed && { reversed }),
      ...(type === 'payment.paid' && { payer: payerOf(payment, wordKey) }),
      at: event.at.getTime(),
    });
    await ctx.db.update(demoPaymentEvents).set({ deliveredAt: at }).where(eq(demoPaymentEvents.id, id));
  },
  ...demoPayoutTasks(ctx),
});

/** Returns the payer as the wire names them: the number normalised and hashed, so that it is not sent. */
function payerOf({ payerName, payerNumber }: typeof demoPayments.$inferSelect, wordKey: string): PaymentEvent['payer'] {
  const typed = payerNumber ?? '';
  const number = payoutNumber('ewallet', typed) ?? payoutNumber('bank', typed);
  return { name: payerName ?? undefined, number: number === null ? undefined : payerHash(wordKey, number) };
}

/** Returns recent payments and rejections with the delivery attempts of their events. For operators. */
export async function lately({ db }: ModuleContext) {
  const payments = await db.select().from(demoPayments).orderBy(desc(demoPayments.at)).limit(20);
  const orders = payments.map(({ orderId }) => orderId);
  // Reads all events in one query, because the transaction of an operator's command has one connection.
  const events = await db
    .select()
    .from(demoPaymentEvents)
    .where(inArray(demoPaymentEvents.orderId, orders))
    .orderBy(asc(demoPaymentEvents.id));
  return payments.map(({ orderId, number, amount, state }) => {
    const words = events
      .filter((event) => event.orderId === orderId)
      .map(({ type, reason, attempts, deliveredAt }) => ({ type, reason, attempts, heard: deliveredAt !== null }));
    return { deposit: number, amount, state, words };
  });
}

/** Deletes events that have exhausted their tries. A job calls it. */
export async function dropDemoPaymentReports({ db }: ModuleContext): Promise<void> {
  for (const task of [DELIVER, PAYOUT_DELIVERY]) await dropExhausted(db, task);
}
