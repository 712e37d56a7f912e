import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TaskList } from 'graphile-worker';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { fromWire, toWire } from '../../../contract/money/money';
import { type PayoutAnswer, type PayoutRequest, payoutRequest } from '../../money/payment/asking';
import { PAYOUT_EVENTS, type PayoutEvent } from '../../money/payment/provider';
import { proveSigned, signedText, stamped, takeSignedText } from '../../money/payment/signature';
import { ApiError, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { currentBehaviour, type PaymentBehaviour } from './behaviour';
import { deliver, enqueueDelivery } from './deliver';
import { eventSecret, requestSecret } from './secrets';
import { demoPayouts } from './tables';

type Row = typeof demoPayouts.$inferSelect;

/** Task that delivers an event about a payout. */
export const PAYOUT_DELIVERY = 'payout.deliver';
const eventPayload = v.object({ id: v.string(), type: v.picklist(PAYOUT_EVENTS), payout: v.string() });

/** Adds the demo provider's API for payouts; requests and responses are signed. */
export function answerPayouts(server: FastifyInstance, ctx: ModuleContext): void {
  server.register(async (scope) => {
    takeSignedText(scope);
    scope.post('/payouts', { config: { allowance: 'demo.ip' } }, async (request, reply) => {
      const text = signedText(request);
      proveSigned([await requestSecret(ctx)], text, request.headers['payment-signature'], await ctx.now());
      const parsed = v.safeParse(payoutRequest, JSON.parse(text));
      if (!parsed.success) throw new ApiError(422, 'request.invalid');
      const answer = await processPayoutRequest(ctx, parsed.output);
      return sendAnswer(ctx, reply, answer);
    });
  });
}

/** Sends a signed answer, unless the mode loses it after the work was done. */
async function sendAnswer(ctx: ModuleContext, reply: FastifyReply, answer: PayoutAnswer) {
  const { lose } = await currentBehaviour(ctx);
  if (lose === 'answers') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  const body = JSON.stringify(answer);
  reply.header('Payment-Signature', stamped(await eventSecret(ctx), body, await ctx.now()));
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Processes a request: an order is carried out once per key, whatever is sent again under it. */
export const processPayoutRequest = (ctx: ModuleContext, request: PayoutRequest): Promise<PayoutAnswer> =>
  transact(ctx, async (tx, within) => {
    const { payout: payoutId, number, amount } = request;
    const behaviour = await currentBehaviour(within);
    if (request.ask === 'pay') {
      const state = behaviour.refuse === null ? ('paid' as const) : ('refused' as const);
      const { to: payee } = request;
      const at = await within.now();
      const values = { payoutId, number, amount, payee, state, reason: behaviour.refuse, at };
      const { rowCount } = await tx.insert(demoPayouts).values(values).onConflictDoNothing();
      if (rowCount) await report(within, behaviour, payoutId, ['payout.processing', `payout.${state}`]);
    }
    const [row] = await tx.select().from(demoPayouts).where(eq(demoPayouts.payoutId, payoutId));
    if (!row) return { payout: payoutId, amount, state: 'unknown' };
    return {
      payout: payoutId,
      amount: reportedAmount(behaviour, row),
      ...(await visibleState(within, behaviour, row)),
    };
  });

/** In the mode `late`, the state lags behind as well as the events. */
async function visibleState({ now }: ModuleContext, { late }: PaymentBehaviour, { state, reason, at }: Row) {
  const isKnown = at.getTime() + late <= (await now()).getTime();
  return isKnown ? { state, ...(reason !== null && { reason }) } : { state: 'processing' as const };
}

/** In the mode `less`, the provider reports one unit less than was ordered. */
const reportedAmount = ({ less }: PaymentBehaviour, { amount }: Row): string =>
  less ? toWire(fromWire(amount) - 100n) : amount;

/** Enqueues events in the current mode: late, repeatedly, out of order, or not at all. */
async function report(
  { db }: ModuleContext,
  behaviour: PaymentBehaviour,
  payout: string,
  types: readonly PayoutEvent['type'][],
): Promise<void> {
  if (behaviour.lose !== null) return;
  for (const type of types)
    await enqueueDelivery(db, behaviour, PAYOUT_DELIVERY, { id: v7(), type, payout }, type === 'payout.processing');
}

/** Arguments of the command that sends a paid amount back: the number of a withdrawal. */
export const bounceArgs = v.tuple([v.literal('bounce'), v.string()]);

/** Sends a paid amount back, as a payee's bank does, and enqueues the event. For operators. */
export const bouncePayout = (ctx: ModuleContext, [, number]: v.InferOutput<typeof bounceArgs>): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const isPaid = and(eq(demoPayouts.number, number), eq(demoPayouts.state, 'paid'));
    const rows = await tx
      .update(demoPayouts)
      .set({ state: 'returned', reason: 'accountClosed' })
      .where(isPaid)
      .returning();
    if (rows.length === 0) throw new ApiError(404, 'payout.unknown');
    for (const { payoutId } of rows)
      await report(within, await currentBehaviour(within), payoutId, ['payout.returned']);
  });

/** Returns the job that delivers events about payouts. */
export const demoPayoutTasks = (ctx: ModuleContext): TaskList => ({
  [PAYOUT_DELIVERY]: async (rawPayload) => {
    const { id, type, payout } = v.parse(eventPayload, rawPayload);
    const [row] = await ctx.db.select().from(demoPayouts).where(eq(demoPayouts.payoutId, payout));
    // The demo may have been reset in the meantime.
    if (!row) return;
    const amount = reportedAmount(await currentBehaviour(ctx), row);
    await deliver(ctx, { id, type, payout, amount, ...(row.reason !== null && { reason: row.reason }) });
  },
});

/** Returns recent payouts. For operators. */
export async function latestPayouts({ db }: ModuleContext) {
  const rows = await db.select().from(demoPayouts).orderBy(desc(demoPayouts.at)).limit(20);
  return rows.map(({ number, amount, state, reason }) => ({ withdrawal: number, amount, state, reason }));
}
