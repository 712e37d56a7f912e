import type { Language } from '../../../contract';

/** What the provider knows a payment by: `order` is ours, `amount` as on the wire. */
export type PaidOrder = { order: string; number: string; amount: string };

/** What is to be paid: `expiresAt` in ms, `back` where the player goes afterwards. */
export type PayOrder = PaidOrder & {
  /** ISO 4217. */
  currency: string;
  method: string;
  expiresAt: number;
  language: Language;
  back: string;
};

/** What a provider says of an order, each under an id of its own. `reason`: its code, for a refusal. */
export type PaymentEvent = {
  id: string;
  type: 'payment.processing' | 'payment.paid' | 'payment.refused';
  order: string;
  amount: string;
  reason?: string;
};

/**
 * How an order stands at the provider: nothing was done about it yet, its payment is under way, it was refused and may be tried again, it was
 * paid, it takes no money any more, its money has gone back.
 */
export const ORDER_STATES = ['unknown', 'processing', 'refused', 'paid', 'voided', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** A third party that takes players' money on a page of its own, and sends word of it, signed. */
export type PaymentProvider = {
  /**
   * Its page for an order, for a player who has reached us at `origin`. Nothing in it can be changed on the way: the provider learns of the
   * order from it, so that beginning a deposit calls nobody who could be down.
   */
  address(order: PayOrder, origin: string): string;
  /** What a word of its says. Refuses with `payment.signature` what is not its own, with `payment.stale` what was signed too long ago, and with `request.invalid` what says nothing. */
  read(body: string, signature: string | string[] | undefined, now: Date): PaymentEvent;
  /**
   * How an order stands. Refuses with 503 where there is no answer of its own: `payment.unreachable`, `payment.timeout`, or `payment.answer` for one
   * that cannot be read, is not signed by it, or speaks of another order or amount.
   */
  state(order: PaidOrder): Promise<OrderState>;
  /** Has it take no money for an order any more, and says how it stands then: `voided`, where it was not too late. Asked again it answers the same. Refuses like `state`. */
  void(order: PaidOrder): Promise<OrderState>;
  /** Has it send the money of an order that was paid back to who paid: once, however often it is asked. Refuses like `state`, and with `payment.answer` where that was not confirmed. */
  refund(order: PaidOrder): Promise<void>;
};
