import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { allow } from '../../gate';
import { ApiError, type ModuleContext } from '../../platform/context';
import { answerErrors } from '../../platform/http/errors';
import { languageOf } from '../../platform/http/reply';
import { HEADERS, secure } from '../../platform/http/security';
import { createServer, portOf } from '../../platform/http/server';
import { visitors } from '../../platform/http/visitor';
import { conclude, readPaymentState } from './events';
import { answerOrders } from './orders';
import { invalidOrderPage, type PaymentStatus, payPage } from './page';
import { answerPayouts } from './payouts';
import { type PaymentOrder, readSignedOrder } from './provider';
import { STYLE } from './style';

const MINUTE = 60_000;
const line = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), '');
const answered = v.object({ answer: v.picklist(['pay', 'refuse']), payerName: line, payerNumber: line });

/** Starts the demo's payment provider: a separate server on a free port, with the page for paying. */
export async function startPaymentDemo(ctx: ModuleContext): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer({ ...ctx.config, logLevel: 'silent' });
  answerErrors(server);
  secure(server);
  allow(server, ctx, await visitors(ctx.config));
  showPages(server, ctx);
  answerOrders(server, ctx);
  answerPayouts(server, ctx);
  await server.listen({ port: 0, host: ctx.config.host });
  return { port: portOf(server), close: () => server.close() };
}

function showPages(server: FastifyInstance, ctx: ModuleContext) {
  const options = { config: { allowance: 'demo.ip' } } as const;
  server.get('/pay.css', options, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  server.get('/pay', options, async (request, reply) => {
    const paymentOrder = await readSignedOrder(ctx, request.query);
    if (!paymentOrder) return html(reply.status(400), invalidOrderPage(languageOf(request)));
    return html(leadingTo(reply, paymentOrder), payPage(paymentOrder, await statusOf(ctx, paymentOrder)));
  });
  server.post('/pay', { config: { ...options.config, form: true } }, async (request, reply) => {
    const paymentOrder = await readSignedOrder(ctx, request.body);
    const parsedAnswer = v.safeParse(answered, request.body);
    if (!paymentOrder || !parsedAnswer.success) throw new ApiError(400, 'request.malformed');
    if ((await statusOf(ctx, paymentOrder)).is === 'payable') await conclude(ctx, paymentOrder, parsedAnswer.output);
    return leadingTo(reply, paymentOrder).redirect(paymentOrder.back, 303);
  });
}

async function statusOf(ctx: ModuleContext, { order, expiresAt }: PaymentOrder): Promise<PaymentStatus> {
  const stands = await readPaymentState(ctx, order);
  if (stands === 'paid') return { is: 'paid' };
  if (stands === 'voided' || stands === 'refunded') return { is: stands };
  const left = Number(expiresAt) - (await ctx.now()).getTime();
  return left > 0 ? { is: 'payable', minutes: Math.ceil(left / MINUTE) } : { is: 'over' };
}

const html = (reply: FastifyReply, page: string) =>
  reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(page);

/** Allows the form to lead only to the address in the order, which we have signed. */
const leadingTo = (reply: FastifyReply, { back }: PaymentOrder) =>
  reply.header(
    'Content-Security-Policy',
    HEADERS['Content-Security-Policy'].replace(`form-action 'self'`, `form-action 'self' ${new URL(back).origin}`),
  );
