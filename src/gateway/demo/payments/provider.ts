import * as v from 'valibot';
import { SETTINGS } from '../../../contract';
import { reachable } from '../../discovery-file';
import { askPayouts, askProvider, type PayoutRequest } from '../../money/payment/asking';
import type { DemoSecrets } from '../../money/payment/ports';
import { type Ask, canonical, remotePayments } from '../../money/payment/protocol';
import type { PaidOrder, PaymentProvider, PayoutProvider, PayoutStatus } from '../../money/payment/provider';
import { isSigned } from '../../money/payment/signature';
import { ApiError, type ModuleContext } from '../../platform/context';
import { currentBehaviour } from './behaviour';
import { processOrderRequest } from './orders';
import { processPayoutRequest } from './payouts';
import { eventSecret, pageSecret, requestSecret } from './secrets';

/** Creates the client of the demo's provider, which speaks the protocol of real ones. */
export const demoPaymentProvider = (ctx: ModuleContext, { page, word }: DemoSecrets): PaymentProvider =>
  remotePayments({
    page: (origin) => `http://${new URL(origin).hostname}:${ctx.listening.payments}/pay`,
    pageKey: page,
    wordKeys: [word],
    ask: (ask, order) => asks(ctx, ask, order),
    payouts: payoutsOf(ctx),
  });

/** Sends a request over HTTP; calls the function directly if its server is not listening. */
async function asks(ctx: ModuleContext, ask: Ask, order: PaidOrder) {
  if (ctx.listening.payments === 0) return (await processOrderRequest(ctx, { ask, ...order })).state;
  return askProvider(await askingOf(ctx), ask, order);
}

async function askingOf(ctx: ModuleContext) {
  const url = `http://${reachable(ctx.config.host)}:${ctx.listening.payments}`;
  return { url, askKey: await requestSecret(ctx), wordKeys: [await eventSecret(ctx)], now: ctx.now };
}

/** Sends requests about payouts, in the same way as those about orders. */
const payoutsOf = (ctx: ModuleContext): PayoutProvider => ({
  pay: async (order) =>
    ctx.listening.payments === 0
      ? processHere(ctx, { ask: 'pay', ...order })
      : askPayouts(await askingOf(ctx)).pay(order),
  state: async (of) =>
    ctx.listening.payments === 0
      ? processHere(ctx, { ask: 'state', ...of })
      : askPayouts(await askingOf(ctx)).state(of),
});

/** Processes a request in this process, as its server would; a lost answer is an unreachable provider. */
async function processHere(ctx: ModuleContext, request: PayoutRequest): Promise<PayoutStatus> {
  const { payout: _payout, ...status } = await processPayoutRequest(ctx, request);
  if ((await currentBehaviour(ctx)).lose === 'answers') throw new ApiError(503, 'payment.unreachable');
  return status;
}

const line = v.pipe(v.string(), v.maxLength(512));
const paymentOrder = v.object({
  order: line,
  number: line,
  amount: v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/)),
  currency: line,
  method: line,
  expiresAt: v.pipe(v.string(), v.regex(/^\d{1,16}$/)),
  language: v.picklist(SETTINGS.languages),
  back: v.pipe(line, v.url()),
  signature: line,
});
export type PaymentOrder = v.InferOutput<typeof paymentOrder>;

/** Returns the order in the fields of an address or a form; null if we did not sign it. */
export async function readSignedOrder(ctx: ModuleContext, fields: unknown): Promise<PaymentOrder | null> {
  const read = v.safeParse(paymentOrder, fields);
  if (!read.success) return null;
  const { signature, ...signed } = read.output;
  return isSigned(await pageSecret(ctx), canonical(signed), signature) ? read.output : null;
}
