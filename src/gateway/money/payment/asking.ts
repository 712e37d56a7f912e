import * as v from 'valibot';
import { tracedFetch } from '../../../tracing/spans';
import { ApiError } from '../../platform/context';
import { bytesOf } from '../../platform/http/bytes-of';
import { ASKS, type Ask } from './protocol';
import {
  ORDER_STATES,
  type OrderState,
  PAYOUT_STATES,
  type PaidOrder,
  type PaidPayout,
  type PayoutOrder,
  type PayoutProvider,
  type PayoutStatus,
} from './provider';
import { isStale, stamped, stampOf } from './signature';

/** Timeout of a request to the provider, ms, and maximum size of its answer, bytes. */
const TIMEOUT_MS = 10_000;
const LONGEST = 65_536;

const amount = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/));
const line = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
/** Schema of a request about an order; the answer adds the order's state. */
export const orderRequest = v.object({
  ask: v.picklist(ASKS),
  order: v.pipe(v.string(), v.uuid()),
  number: v.pipe(v.string(), v.maxLength(32)),
  amount,
});
const answered = v.object({ order: v.string(), amount, state: v.picklist(ORDER_STATES) });
export type OrderStatus = v.InferOutput<typeof answered>;

const payoutFields = { payout: v.pipe(v.string(), v.uuid()), number: v.pipe(v.string(), v.maxLength(32)), amount };
/** Schema of a request about a payout: its order, with the payee, or a query of its state. */
export const payoutRequest = v.variant('ask', [
  v.object({
    ask: v.literal('pay'),
    ...payoutFields,
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    to: v.object({ kind: v.picklist(['bank', 'ewallet']), provider: line, holder: line, number: line }),
  }),
  v.object({ ask: v.literal('state'), ...payoutFields }),
]);
export type PayoutRequest = v.InferOutput<typeof payoutRequest>;
const payoutAnswered = v.object({
  payout: v.string(),
  amount,
  state: v.picklist(PAYOUT_STATES),
  reason: v.optional(v.pipe(v.string(), v.regex(/^\w{1,64}$/))),
});
/** Body of an answer about a payout. */
export type PayoutAnswer = v.InferOutput<typeof payoutAnswered>;

/** Address of the provider, signing keys of both sides, and the clock. */
type Asking = { url: string; askKey: string; wordKeys: readonly string[]; now(): Promise<Date>; timeout?: number };

/**
 * Sends a signed request to a provider and returns the order's state from its signed answer. Redirects are not
 * followed. Throws 503 `payment.unreachable`, `payment.timeout` or `payment.answer`.
 */
export async function askProvider(asking: Asking, ask: Ask, of: PaidOrder): Promise<OrderState> {
  const request = { ask, order: of.order, number: of.number, amount: of.amount };
  const answer = await signedAnswer(asking, 'orders', request, answered);
  if (answer.order !== of.order || answer.amount !== of.amount) throw new ApiError(503, 'payment.answer');
  return answer.state;
}

/** Creates the calls for payouts, which are signed and throw like `askProvider`. The caller compares the amount. */
export const askPayouts = (asking: Asking): PayoutProvider => ({
  pay: ({ payout, number, amount, currency, to: { kind, provider, holder, number: account } }: PayoutOrder) => {
    const to = { kind, provider, holder, number: account };
    return askPayout(asking, { ask: 'pay', payout, number, amount, currency, to });
  },
  state: ({ payout, number, amount }: PaidPayout) => askPayout(asking, { ask: 'state', payout, number, amount }),
});

async function askPayout(asking: Asking, request: PayoutRequest): Promise<PayoutStatus> {
  const { payout, ...status } = await signedAnswer(asking, 'payouts', request, payoutAnswered);
  if (payout !== request.payout) throw new ApiError(503, 'payment.answer');
  return status;
}

/** Sends a signed request and returns the parsed body of its signed answer. */
async function signedAnswer<S extends v.GenericSchema>(
  { url, askKey, wordKeys, now, timeout = TIMEOUT_MS }: Asking,
  path: 'orders' | 'payouts',
  request: object,
  schema: S,
): Promise<v.InferOutput<S>> {
  const body = JSON.stringify(request);
  const headers = { 'Content-Type': 'application/json', 'Payment-Signature': stamped(askKey, body, await now()) };
  const { reply, text } = await answerOf(() =>
    tracedFetch(`${url}/${path}`, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }),
  );
  const at = stampOf(wordKeys, text, reply.headers.get('payment-signature') ?? '');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!reply.ok || at === null || isStale(at, await now()) || !parsed.success)
    throw new ApiError(503, 'payment.answer');
  return parsed.output;
}

async function answerOf(asks: () => Promise<Response>): Promise<{ reply: Response; text: string }> {
  try {
    const reply = await asks();
    return { reply, text: (await bytesOf(reply, LONGEST))?.toString() ?? '' };
  } catch (error) {
    throw new ApiError(
      503,
      error instanceof Error && error.name === 'TimeoutError' ? 'payment.timeout' : 'payment.unreachable',
    );
  }
}
