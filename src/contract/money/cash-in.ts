import * as v from 'valibot';
import { pause } from '../identity/member';
import { amount, id, markedListOf, money, page, png, required, time } from '../platform/fields';
import { latinDigits } from './money';

/** States of the chart `cash-in-lifecycle`, which the gateway runs. */
export const CASH_IN_STATES = ['pending', 'confirmed', 'rejected', 'cancelled', 'expired'] as const;

/** Receiving wallets with their bounds, and how much the player may still report; amounts per report. */
export const cashInTerms = v.object({
  /** Wallets that receive now; empty while cash-in is closed. */
  wallets: v.array(v.object({ code: v.string(), name: v.string(), number: v.string(), min: money, max: money })),
  barred: v.nullable(pause),
  /** Remaining deposit allowance; null without a limit. */
  limitLeft: v.nullable(money),
  /** Remaining sum of the last 24 hours, and number of reports that may still be opened. */
  dayLeft: money,
  openLeft: v.number(),
  /** Hours in which operators decide. */
  hours: v.number(),
});
export type CashInTerms = v.InferOutput<typeof cashInTerms>;
/** `sender`: number of the player's own wallet; `reference`: transaction id from the wallet's message. */
export const createCashIn = v.object({ wallet: required(32), amount, sender: required(40), reference: required(60) });
export const cashIn = v.object({
  id,
  number: v.string(),
  wallet: v.string(),
  /** Receiving number, as it was when the player reported. */
  to: v.string(),
  amount: money,
  sender: v.string(),
  reference: v.string(),
  state: v.picklist(CASH_IN_STATES),
  createdAt: time,
  expiresAt: time,
  /** Credited amount, which an operator may have corrected; null before. */
  received: v.nullable(money),
  /** Operator's reason for a rejection. */
  reason: v.nullable(v.string()),
  /** Ids of the receipt's pictures. */
  pictures: v.array(id),
});
export type CashIn = v.InferOutput<typeof cashIn>;
export const cashInQuery = v.object({ id });
export const cashInsQuery = v.object({ ...page, state: v.optional(v.picklist(CASH_IN_STATES)) });
export const cashIns = markedListOf(cashIn);
export type CashInPage = v.InferOutput<typeof cashIns>;
/** Picture of the receipt: a PNG or JPEG by content, re-encoded before it is stored. */
export const uploadCashInPicture = v.object({ cashInId: id });
export const uploadedCashInPicture = v.object({ pictureId: id });
export const cashInPicture = v.object({ image: png });

const REFERENCE = /^(?=.*\d)[A-Z\d]{6,24}$/;

/** Returns a reference with Latin digits and capital letters, without spaces, points or dashes. */
export const compactReference = (typed: string): string =>
  latinDigits(typed.normalize('NFKC'))
    .replace(/[\s.\-\u2010-\u2015]/g, '')
    .toUpperCase();

/** Returns the stored form of a transaction reference. Null if it is not a reference (`own.cash-in.reference`). */
export function cashInReference(typed: string): string | null {
  const reference = compactReference(typed);
  return REFERENCE.test(reference) ? reference : null;
}
