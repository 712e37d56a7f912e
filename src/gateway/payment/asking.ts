import * as v from 'valibot';
import { reachable } from '../discovery-file';
import type { ModuleContext } from '../module-context';
import type { PaidOrder } from './provider';
import { askSecret, wordSecret } from './secrets';
import { isStale, stamped, stampOf } from './signature';

const WAIT_FOR_REPLY = 10_000;

/** What we have the provider do with an order. */
export const ASKS = ['void', 'refund'] as const;
export type Ask = (typeof ASKS)[number];

/** An order as it is asked about, and how it stands then. */
export const askedOrder = v.object({
  ask: v.picklist(ASKS),
  order: v.pipe(v.string(), v.uuid()),
  number: v.pipe(v.string(), v.maxLength(32)),
  amount: v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/)),
});
const answered = v.object({ order: v.string(), state: v.picklist(['refused', 'paid', 'voided', 'refunded']) });
export type Standing = v.InferOutput<typeof answered>;

/** Asks the demo's provider over HTTP, signed both ways; how the order stands then. Throws where the answer is not its own. */
export async function askProvider(ctx: ModuleContext, ask: Ask, of: PaidOrder): Promise<Standing['state']> {
  const body = JSON.stringify({ ask, order: of.order, number: of.number, amount: of.amount });
  const response = await fetch(`http://${reachable(ctx.config.host)}:${ctx.ports.payments}/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Payment-Signature': stamped(await askSecret(ctx), body, await ctx.now()) },
    body,
    signal: AbortSignal.timeout(WAIT_FOR_REPLY),
  });
  const reply = await response.text();
  const at = stampOf(await wordSecret(ctx), reply, response.headers.get('payment-signature') ?? '');
  if (!response.ok || !at || isStale(at, await ctx.now())) throw new TypeError(`the provider did not answer: ${response.status}`);
  const { order, state } = v.parse(answered, JSON.parse(reply));
  if (order !== of.order) throw new TypeError('the provider answered of another order');
  return state;
}
