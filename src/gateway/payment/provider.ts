import type { Language } from '../../contract';

/** What the provider knows a payment by: `order` is ours, `amount` as on the wire. */
export type PaidOrder = { order: string; number: string; amount: string };

/** What is to be paid: `expiresAt` in ms, `back` where the player goes afterwards. */
export type PayOrder = PaidOrder & {
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

/** Whether no money is taken for an order any more, or it was before. */
export type VoidAnswer = 'voided' | 'tooLate';

/** A third party that takes players' money on a page of its own, and sends word of it, signed. */
export type PaymentProvider = {
  /**
   * Its page for an order, for a player who has reached us at `origin`. Nothing in it can be changed on the way: the provider learns of the
   * order from it, so that beginning a deposit calls nobody who could be down.
   */
  address(order: PayOrder, origin: string): string;
  /** What a word of its says. Refuses with `payment.signature` what is not its own, and with `payment.stale` what was signed too long ago. */
  read(body: string, signature: string | string[] | undefined, now: Date): PaymentEvent;
  /** Has it take no money for an order any more; `tooLate` where it has. Asked again it answers the same. Throws where there is no answer of its own. */
  void(order: PaidOrder): Promise<VoidAnswer>;
  /** Has it send the money of an order that was paid back to who paid: once, however often it is asked. Throws where that was not confirmed. */
  refund(order: PaidOrder): Promise<void>;
};
