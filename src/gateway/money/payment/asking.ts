import * as v from 'valibot';
import { ApiError } from '../../platform/context';
import { bytesOf } from '../../platform/http/bytes-of';
import { ASKS, type Ask } from './protocol';
import { ORDER_STATES, type OrderState, type PaidOrder } from './provider';
import { isStale, stamped, stampOf } from './signature';

/** Timeout of a request to the provider, ms, and maximum size of its answer, bytes. */
const [PATIENCE, LONGEST] = [10_000, 65_536];

const amount = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/));
/** Schema of a request about an order; the answer adds the order's state. */
export const orderRequest = v.object({
  ask: v.picklist(ASKS),
  order: v.pipe(v.string(), v.uuid()),
  number: v.pipe(v.string(), v.maxLength(32)),
  amount,
});
const answered = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ order: v.string(), amount, state: v.picklist(ORDER_STATES) }),
);
export type OrderStatus = v.InferOutput<typeof answered>;

/** Address of the provider, signing keys of both sides, and the clock. */
type Asking = { url: string; askKey: string; wordKeys: readonly string[]; now(): Promise<Date>; patience?: number };

/**
 * Sends a signed request to a provider and returns the order's state from its signed answer. Redirects are not
 * followed. Throws 503 `payment.unreachable`, `payment.timeout` or `payment.answer`.
 */
export async function askProvider(
  { url, askKey, wordKeys, now, patience = PATIENCE }: Asking,
  ask: Ask,
  of: PaidOrder,
): Promise<OrderState> {
  const body = JSON.stringify({ ask, order: of.order, number: of.number, amount: of.amount });
  const headers = { 'Content-Type': 'application/json', 'Payment-Signature': stamped(askKey, body, await now()) };
  const { reply, text } = await answerOf(() =>
    fetch(`${url}/orders`, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(patience) }),
  );
  const at = stampOf(wordKeys, text, reply.headers.get('payment-signature') ?? '');
  const parsedAnswer = v.safeParse(answered, text);
  const isIts = reply.ok && at !== null && !isStale(at, await now()) && parsedAnswer.success;
  if (!isIts || parsedAnswer.output.order !== of.order || parsedAnswer.output.amount !== of.amount)
    throw new ApiError(503, 'payment.answer');
  return parsedAnswer.output.state;
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
