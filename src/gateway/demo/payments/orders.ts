import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type OrderStatus, orderRequest } from '../../money/payment/asking';
import { proveSigned, signedText, stamped, takeSignedText } from '../../money/payment/signature';
import { ApiError, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { currentBehaviour } from './behaviour';
import { eventSecret, requestSecret } from './secrets';
import { demoPayments } from './tables';

type OrderRequest = v.InferOutput<typeof orderRequest>;

/**
 * Adds the demo provider's API for order state, voids and refunds: requests are signed over the raw body, and responses
 * are signed too.
 */
export function answerOrders(server: FastifyInstance, ctx: ModuleContext): void {
  server.register(async (scope) => {
    takeSignedText(scope);
    scope.post('/orders', { config: { allowance: 'demo.ip' } }, async (request, reply) => {
      const order = await readOrderRequest(ctx, signedText(request), request.headers['payment-signature']);
      const body = JSON.stringify(await processOrderRequest(ctx, order));
      reply.header('Payment-Signature', stamped(await eventSecret(ctx), body, await ctx.now()));
      return reply.type('application/json; charset=utf-8').send(body);
    });
  });
}

async function readOrderRequest(ctx: ModuleContext, text: string, signature: unknown): Promise<OrderRequest> {
  proveSigned([await requestSecret(ctx)], text, signature, await ctx.now());
  const parsedRequest = v.safeParse(orderRequest, JSON.parse(text));
  if (!parsedRequest.success) throw new ApiError(422, 'request.invalid');
  return parsedRequest.output;
}

/**
 * Processes a request: voids an unpaid order, refunds a paid one, and only reads the state otherwise. Writing the
 * order's row locks it.
 */
export const processOrderRequest = (
  ctx: ModuleContext,
  { ask, order: orderId, number, amount }: OrderRequest,
): Promise<OrderStatus> =>
  transact(ctx, async (tx, within) => {
    const at = await within.now();
    const mine = eq(demoPayments.orderId, orderId);
    if (ask === 'void')
      await tx
        .insert(demoPayments)
        .values({ orderId, number, amount, state: 'voided', at })
        .onConflictDoUpdate({
          target: demoPayments.orderId,
          set: { state: 'voided', at },
          setWhere: eq(demoPayments.state, 'refused'),
        });
    else if (ask === 'refund')
      await tx
        .update(demoPayments)
        .set({ state: 'refunded', at })
        .where(and(mine, eq(demoPayments.state, 'paid')));
    const [row] = await tx.select().from(demoPayments).where(mine);
    if (!row && ask === 'refund') throw new ApiError(404, 'deposit.unknown');
    if (!row) return { order: orderId, amount, state: 'unknown' };
    // In the mode `late`, its state lags behind as well as its events.
    const isKnown = row.state !== 'paid' || row.at.getTime() + (await currentBehaviour(within)).late <= at.getTime();
    return { order: orderId, amount: row.amount, state: isKnown ? row.state : 'processing' };
  });
