import type { Language } from '../../../contract';

/** Reference of a payment at the provider: `order` is our id, `amount` is in wire format. */
export type PaidOrder = { order: string; number: string; amount: string };

/** Payment order: `expiresAt` in ms, `back` is the address to return to. */
export type PayOrder = PaidOrder & {
  /** ISO 4217. */
  currency: string;
  method: string;
  expiresAt: number;
  language: Language;
  back: string;
};

/** Account that paid: its holder as the provider knows them, and the keyed hash of its number (`payerHash`). */
export type Payer = { name?: string; number?: string };

/** Events of a provider; `payment.reversed` takes a credited payment back, or a part of it. */
export const PAYMENT_EVENTS = ['payment.processing', 'payment.paid', 'payment.refused', 'payment.reversed'] as const;

/**
 * Event of a provider about an order, with a unique id. `reason`: code of the rejection or the reversal. `reversed`:
 * the amount taken back, all of it by default.
 */
export type PaymentEvent = {
  id: string;
  type: (typeof PAYMENT_EVENTS)[number];
  order: string;
  amount: string;
  reason?: string;
  reversed?: string;
  payer?: Payer;
};

/**
 * States of an order at the provider: untouched, payment in progress, rejected but repeatable, paid, closed for
 * payment, refunded.
 */
export const ORDER_STATES = ['unknown', 'processing', 'refused', 'paid', 'voided', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Payout account of a player, as the provider needs it. */
export type Payee = { kind: 'bank' | 'ewallet'; provider: string; holder: string; number: string };

/** Reference of a payout at the provider: `payout` is the key under which it is paid once, `amount` in wire format. */
export type PaidPayout = { payout: string; number: string; amount: string };

/** Order of a payout; `currency` is ISO 4217. */
export type PayoutOrder = PaidPayout & { currency: string; to: Payee };

/**
 * States of a payout at the provider: never ordered, accepted, paid, rejected for good, paid and then sent back by the
 * payee's bank.
 */
export const PAYOUT_STATES = ['unknown', 'processing', 'paid', 'refused', 'returned'] as const;

/** State of a payout with the amount that it is about. `reason`: code of the rejection or the return. */
export type PayoutStatus = { state: (typeof PAYOUT_STATES)[number]; amount: string; reason?: string };

/** Events of a provider about payouts. */
export const PAYOUT_EVENTS = ['payout.processing', 'payout.paid', 'payout.refused', 'payout.returned'] as const;

/** Event of a provider about a payout, with a unique id. */
export type PayoutEvent = {
  id: string;
  type: (typeof PAYOUT_EVENTS)[number];
  payout: string;
  amount: string;
  reason?: string;
};

/** Calls of a provider that pays out. Both throw 503 without a valid answer, as `PaymentProvider.state` does. */
export type PayoutProvider = {
  /** Orders a payout and returns its state. Idempotent per key: a repetition returns the state of the first order. */
  pay(order: PayoutOrder): Promise<PayoutStatus>;
  /** Returns the state of a payout. */
  state(of: PaidPayout): Promise<PayoutStatus>;
};

/** Third party that takes players' money on its own page and reports by signed events. */
export type PaymentProvider = {
  /**
   * Returns its page for an order, for a player at `origin`. The signed address carries the whole order, so that
   * starting a deposit needs no request to a provider that could be down.
   */
  address(order: PayOrder, origin: string): string;
  /**
   * Parses and verifies an event. Throws `payment.signature` for a wrong signature, `payment.stale` for an old one, and
   * `request.invalid` for a malformed body.
   */
  read(body: string, signature: string | string[] | undefined, now: Date): PaymentEvent | PayoutEvent;
  /** Returns the keyed hashes by which the provider may name the payer with this number: one for each of its keys. */
  payerHashes(number: string): string[];
  /**
   * Returns the order's state. Throws 503 without a valid answer: `payment.unreachable`, `payment.timeout`, or
   * `payment.answer` if it is unreadable, unsigned or about another order or amount.
   */
  state(order: PaidOrder): Promise<OrderState>;
  /**
   * Closes an order for payment and returns its state: `voided`, unless it was too late. Idempotent. Throws like
   * `state`.
   */
  void(order: PaidOrder): Promise<OrderState>;
  /**
   * Refunds a paid order to the payer, once however often it is called. Throws like `state`, and `payment.answer` if
   * the refund was not confirmed.
   */
  refund(order: PaidOrder): Promise<void>;
  /** Calls for payouts; null: it pays nothing out (`own.payout.provider`). */
  payouts: PayoutProvider | null;
};
