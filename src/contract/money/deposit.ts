import * as v from 'valibot';
import { pause } from '../identity/member';
import { amount, id, markedListOf, money, page, required, time } from '../platform/fields';
import { newcomerOffer, offerCode } from '../rewards/offers';

export const DEPOSIT_STATES = ['pending', 'credited', 'failed', 'expired', 'returned'] as const;
/** Rejection codes of the provider. Assumed. */
export const DEPOSIT_REJECTIONS = ['declined', 'insufficientFunds', 'limitReached', 'cancelled'] as const;
/** Reasons why a received payment is returned instead of credited. */
const DEPOSIT_RETURNS = ['limit', 'timeOut', 'exclusion', 'details', 'closed'] as const;
export type DepositReturn = (typeof DEPOSIT_RETURNS)[number];
export type DepositState = (typeof DEPOSIT_STATES)[number];

/**
 * Payment methods with their bounds, and whether the player may deposit now (responsible gaming). The pause `details`
 * does not disclose its reason.
 */
export const depositTerms = v.object({
  methods: v.array(v.object({ code: v.string(), name: v.string(), min: money, max: money })),
  /** True if payments are simulated by the demo. */
  demo: v.boolean(),
  barred: v.nullable(pause),
  /** Remaining deposit allowance; null without a limit. */
  limitLeft: v.nullable(money),
  /** Limits are offered before the first deposit. */
  offerLimits: v.boolean(),
  /** Open debt from reversed deposits, which the next deposits settle first. */
  debt: v.optional(v.nullable(money), null),
  /**
   * Bonuses that can be selected with a first deposit (s1.claim.marketing), and the earlier selection; absent if there
   * are none.
   */
  bonuses: v.optional(v.object({ offers: v.array(newcomerOffer), chosen: v.nullable(offerCode) })),
});
export type DepositTerms = v.InferOutput<typeof depositTerms>;
/** `bonus`: the selected offer, null for none; without it, the earlier selection applies. */
export const createDeposit = v.object({ method: required(32), amount, bonus: v.optional(v.nullable(offerCode)) });
export const deposit = v.object({
  id,
  number: v.string(),
  method: v.string(),
  amount: money,
  state: v.picklist(DEPOSIT_STATES),
  /** Page of the provider while the deposit is pending. */
  payUrl: v.nullable(v.string()),
  createdAt: time,
  expiresAt: time,
  /** Code of the provider's rejection, or reason for the return. */
  reason: v.nullable(v.string()),
  /** Amount that the provider took back after the credit; null: nothing. */
  reversed: v.optional(v.nullable(money), null),
});
export type Deposit = v.InferOutput<typeof deposit>;
export const depositQuery = v.object({ id });
/** A pending deposit, which can be continued on any device; null without one. */
export const pendingDeposit = v.nullable(deposit);
export const depositsQuery = v.object({ ...page, state: v.optional(v.picklist(DEPOSIT_STATES)) });
export const deposits = markedListOf(deposit);
export type DepositPage = v.InferOutput<typeof deposits>;
