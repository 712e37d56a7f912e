import * as v from 'valibot';
import { ApiError } from '../../platform/context';
import {
  type OrderState,
  PAYMENT_EVENTS,
  PAYOUT_EVENTS,
  type PaidOrder,
  type PaymentEvent,
  type PaymentProvider,
  type PayOrder,
  type PayoutEvent,
  type PayoutProvider,
} from './provider';
import { payerHash, proveSigned, sign } from './signature';

/** Requests about an order. */
export const ASKS = ['state', 'void', 'refund'] as const;
export type Ask = (typeof ASKS)[number];

const MAX_ID = 128;
const payer = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128))),
  number: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
});
const amount = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/));
const id = v.pipe(v.string(), v.regex(/^[!-~]+$/), v.maxLength(MAX_ID));
const reason = v.optional(v.pipe(v.string(), v.regex(/^\w{1,64}$/)));
const word = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({
      id,
      type: v.picklist(PAYMENT_EVENTS),
      order: v.pipe(v.string(), v.uuid()),
      amount,
      reversed: v.optional(amount),
      reason,
      // An unreadable payer is no payer: the money arrived all the same.
      payer: v.fallback(v.optional(payer), undefined),
    }),
    v.object({ id, type: v.picklist(PAYOUT_EVENTS), payout: v.pipe(v.string(), v.uuid()), amount, reason }),
  ]),
);

/**
 * Connection to a provider that speaks our protocol: its page for players of an origin, the key that signs that page's
 * addresses, the keys that may sign its events, the transport of requests, and its payouts, if it has any.
 */
type Remote = {
  page(origin: string): string;
  pageKey: string;
  wordKeys: readonly string[];
  ask(ask: Ask, order: PaidOrder): Promise<OrderState>;
  payouts: PayoutProvider | null;
};

/** Creates a provider that speaks our protocol, the demo's or a real one (README). */
export const remotePayments = ({ page, pageKey, wordKeys, ask, payouts }: Remote): PaymentProvider => ({
  address: (order, origin) => {
    const fields = fieldsOf(order);
    return `${page(origin)}?${new URLSearchParams({ ...fields, signature: sign(pageKey, canonical(fields)) })}`;
  },
  read: (body, signature, now): PaymentEvent | PayoutEvent => {
    proveSigned(wordKeys, body, signature, now);
    const parsedEvent = v.safeParse(word, body);
    if (!parsedEvent.success) throw new ApiError(422, 'request.invalid');
    return parsedEvent.output;
  },
  payerHashes: (number) => wordKeys.map((wordKey) => payerHash(wordKey, number)),
  state: (order) => ask('state', order),
  void: (order) => ask('void', order),
  refund: async (order) => {
    const state = await ask('refund', order);
    if (state !== 'refunded') throw new ApiError(503, 'payment.answer');
  },
  payouts,
});

type Fields = Record<keyof PayOrder, string>;
const fieldsOf = (order: PayOrder): Fields => ({ ...order, expiresAt: String(order.expiresAt) });

/** Returns the canonical form of an address for signing: its fields sorted by name, as JSON pairs. */
export const canonical = (fields: Record<string, string>): string =>
  JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
