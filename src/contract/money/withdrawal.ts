import * as v from 'valibot';
import { amount, id, markedListOf, money, page, png, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import { bankAccount, paymentPassword } from './wallet';

/** Distinct states of the chart `withdrawal-lifecycle`, which the gateway runs. */
export const WITHDRAWAL_STATES = [
  'requested',
  'approved',
  'sending',
  'sent',
  'unknown',
  'unpaid',
  'disbursed',
  'paidAgain',
  'notReceived',
  'partiallyReceived',
  'received',
  'countedReceived',
  'returned',
  'bounced',
  'refunded',
  'refused',
  'rejected',
  'cancelled',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Needs of the first payout to a payout account: a verified mobile number, paid deposits from the same payee. */
export const PAYOUT_NEEDS = ['mobile', 'deposits'] as const;
export type PayoutNeed = (typeof PAYOUT_NEEDS)[number];
/**
 * Review of a payout by an operator: what it still needs, the paid deposits of the payee so far and their smallest sum,
 * and the target time; null for withdrawals that have none.
 */
export const payoutReview = v.object({
  missing: v.array(v.picklist(PAYOUT_NEEDS)),
  paid: money,
  min: money,
  until: v.nullable(time),
});
export type PayoutReview = v.InferOutput<typeof payoutReview>;

/** A withdrawal as displayed to its player. */
export const withdrawal = v.object({
  id,
  /** Number for people. */
  number: v.string(),
  amount: money,
  state: v.picklist(WITHDRAWAL_STATES),
  /** Increases with each step; every action names the version it was decided on. */
  version: v.number(),
  /** Lifecycle events that the player can send now, computed from the chart. */
  permitted: v.array(v.string()),
  /** True if the amount is returned without a confirmation in time; the setting when it was requested. */
  forcedReceiptRefunds: v.boolean(),
  to: bankAccount,
  createdAt: time,
  /** Time at which it counts as received automatically; null if none is running. */
  deadline: v.nullable(time),
  /** While it waits for its review; null after it, or if none is needed. */
  review: v.optional(v.nullable(payoutReview), null),
  /** s3.withdrawal-confirmation.amounts: they add up to the amount; null before the player has reported them. */
  receivedAmount: v.nullable(money),
  remainingAmount: v.nullable(money),
  /** Operators' reason for ending it or paying again; their notes on other steps are internal. */
  reason: v.nullable(v.string()),
  proofs: v.array(id),
  /** Steps, oldest first. */
  steps: v.array(v.object({ state: v.picklist(WITHDRAWAL_STATES), at: time, reason: v.nullable(v.string()) })),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;
export const withdrawals = markedListOf(withdrawal);
export type WithdrawalList = v.InferOutput<typeof withdrawals>;
export const withdrawalsQuery = v.object({ ...page, state: v.optional(v.picklist(WITHDRAWAL_STATES)) });
export const withdrawalQuery = v.object({ id });

/** Terms of a withdrawal: bounds, available amount, outstanding turnover, and the maximum from gifts. */
export const withdrawalTerms = v.object({
  min: money,
  max: money,
  available: money,
  /** Money in open bonuses, which cannot leave. */
  granted: v.optional(money, '0.00'),
  turnoverRemaining: money,
  /**
   * Before the first deposit, when the whole balance was granted: the maximum payout, which bounds `available`. Null:
   * no such limit.
   */
  giftsRemaining: v.optional(v.nullable(money), null),
  accounts: v.array(bankAccount),
  paymentPassword: v.picklist(['unset', 'set', 'locked']),
  autoConfirmMinutes: v.number(),
  forcedReceiptRefunds: v.boolean(),
  playerCancels: v.boolean(),
});
export type WithdrawalTerms = v.InferOutput<typeof withdrawalTerms>;
/** Preview of a withdrawal, before it is sent. */
export const withdrawalRequest = v.object({ bankAccountId: id, amount });
export const withdrawalPreview = v.object({
  amount: money,
  balanceAfter: money,
  to: bankAccount,
  autoConfirmMinutes: v.number(),
  /** Bonus that the withdrawal ends; null: none. */
  forfeits: v.optional(v.nullable(money), null),
  /** Review that it will wait for; null: it is approved without one. */
  review: v.optional(v.nullable(payoutReview), null),
});
export type WithdrawalPreview = v.InferOutput<typeof withdrawalPreview>;
export const withdraw = v.object({ ...withdrawalRequest.entries, paymentPassword });

/** The player's report on a disbursed withdrawal, with the version that it refers to. */
const onVersion = { id, version: v.pipe(v.number(), v.integer(), v.minValue(1)) };
export const confirmReceived = v.object(onVersion);
const proofs = v.pipe(v.array(id), v.maxLength(SETTINGS.images.most));
export const reportNotReceived = v.object({ ...onVersion, proofs: v.pipe(proofs, v.minLength(1)) });
/** Both are positive; the gateway checks that they add up. */
export const reportPartial = v.object({ ...onVersion, receivedAmount: amount, remainingAmount: amount, proofs });

/** Evidence for a withdrawal: a PNG or JPEG by content, re-encoded before it is stored. */
export const uploadProof = v.object({ withdrawalId: id });
export const uploadedProof = v.object({ proofId: id });
export const proofQuery = v.object({ id });
export const proof = v.object({ image: png });
