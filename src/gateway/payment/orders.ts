import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError, type ModuleContext } from '../module-context';
import { transact } from '../platform/transact';
import { askedOrder, type Standing } from './asking';
import { askSecret, wordSecret } from './secrets';
import { isStale, stamped, stampOf } from './signature';
import { demoPayments } from './tables';

type Asked = v.InferOutput<typeof askedOrder>;

/** Where the demo's provider is asked to void and to refund: signed over the body as it came, and its answer is signed too. */
export function answerOrders(server: FastifyInstance, ctx: ModuleContext): void {
  server.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/orders', { config: { allowance: 'demo.ip' } }, async (request, reply) => {
      const asked = await askedBy(ctx, request.body, request.headers['payment-signature']);
      const body = JSON.stringify(await standingAfter(ctx, asked));
      reply.header('Payment-Signature', stamped(await wordSecret(ctx), body, await ctx.now()));
      return reply.type('application/json; charset=utf-8').send(body);
    });
  });
}

async function askedBy(ctx: ModuleContext, body: unknown, signature: string | string[] | undefined): Promise<Asked> {
  const text = v.safeParse(v.string(), body);
  if (!text.success) throw new ApiError(400, 'request.malformed');
  const at = typeof signature === 'string' ? stampOf(await askSecret(ctx), text.output, signature) : null;
  if (!at) throw new ApiError(401, 'payment.signature');
  if (isStale(at, await ctx.now())) throw new ApiError(400, 'payment.stale');
  const asked = v.safeParse(askedOrder, JSON.parse(text.output));
  if (!asked.success) throw new ApiError(422, 'request.invalid');
  return asked.output;
}

/** Does what is asked: what was not paid is voided, what was paid is refunded; anything else stays as it is. The order's row is locked by the writing of it. */
export const standingAfter = (ctx: ModuleContext, { ask, order: orderId, number, amount }: Asked): Promise<Standing> =>
  transact(ctx, async (tx, within) => {
    const at = await within.now();
    const mine = eq(demoPayments.orderId, orderId);
    if (ask === 'void')
      await tx
        .insert(demoPayments)
        .values({ orderId, number, amount, state: 'voided', at })
        .onConflictDoUpdate({ target: demoPayments.orderId, set: { state: 'voided', at }, setWhere: eq(demoPayments.state, 'refused') });
    else
      await tx
        .update(demoPayments)
        .set({ state: 'refunded', at })
        .where(and(mine, eq(demoPayments.state, 'paid')));
    const [row] = await tx.select().from(demoPayments).where(mine);
    if (!row) throw new ApiError(404, 'deposit.unknown');
    return { order: orderId, state: row.state };
  });
