import * as v from 'valibot';
import { amount, id, markedListOf, money, page, png, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import { bankAccount, paymentPassword } from './wallet';

/** The states of the chart `withdrawal-lifecycle` that are told apart, which the gateway runs. */
export const WITHDRAWAL_STATES = [
  'requested',
  'approved',
  'disbursed',
  'paidAgain',
  'notReceived',
  'partiallyReceived',
  'received',
  'countedReceived',
  'returned',
  'refunded',
  'refused',
  'rejected',
  'cancelled',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** One withdrawal as its player sees it. */
export const withdrawal = v.object({
  id,
  /** What people read. */
  number: v.string(),
  amount: money,
  state: v.picklist(WITHDRAWAL_STATES),
  /** Grows with each step; an act names the one it was decided on. */
  version: v.number(),
  /** The events of the lifecycle that the player can send now, computed from the chart. */
  permitted: v.array(v.string()),
  /** True if the amount goes back where nobody says anything in time: as it was when it was sent. */
  forcedReceiptRefunds: v.boolean(),
  to: bankAccount,
  createdAt: time,
  /** When it will count as received by itself; null where nothing waits. */
  deadline: v.nullable(time),
  /** s3.withdrawal-confirmation.amounts: they add up to the amount; null until the player has said. */
  receivedAmount: v.nullable(money),
  remainingAmount: v.nullable(money),
  /** What operators gave as the reason of how they have ended it, or paid again; their notes on other steps are theirs. */
  reason: v.nullable(v.string()),
  proofs: v.array(id),
  /** What has happened, oldest first. */
  steps: v.array(v.object({ state: v.picklist(WITHDRAWAL_STATES), at: time, reason: v.nullable(v.string()) })),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;
export const withdrawals = markedListOf(withdrawal);
export type WithdrawalList = v.InferOutput<typeof withdrawals>;
export const withdrawalsQuery = v.object({ ...page, state: v.optional(v.picklist(WITHDRAWAL_STATES)) });
export const withdrawalQuery = v.object({ id });

/** The terms of a withdrawal: bounds, what is available, what is still to be staked, and how much of gifts can leave. */
export const withdrawalTerms = v.object({
  min: money,
  max: money,
  available: money,
  turnoverRemaining: money,
  /** Before the first deposit, where all money was given: how much of it can leave. `available` is at most that. Null: no such limit. */
  giftsRemaining: v.optional(v.nullable(money), null),
  accounts: v.array(bankAccount),
  paymentPassword: v.picklist(['unset', 'set', 'locked']),
  autoConfirmMinutes: v.number(),
  forcedReceiptRefunds: v.boolean(),
  playerCancels: v.boolean(),
});
export type WithdrawalTerms = v.InferOutput<typeof withdrawalTerms>;
/** The look at what will happen, before it is sent. */
export const withdrawalAsked = v.object({ bankAccountId: id, amount });
export const withdrawalPreview = v.object({
  amount: money,
  balanceAfter: money,
  to: bankAccount,
  autoConfirmMinutes: v.number(),
});
export type WithdrawalPreview = v.InferOutput<typeof withdrawalPreview>;
export const withdraw = v.object({ ...withdrawalAsked.entries, paymentPassword });

/** The player's word on a disbursed withdrawal, at the version it was given on. */
const onVersion = { id, version: v.pipe(v.number(), v.integer(), v.minValue(1)) };
export const confirmReceived = v.object(onVersion);
const proofs = v.pipe(v.array(id), v.maxLength(SETTINGS.images.most));
export const reportNotReceived = v.object({ ...onVersion, proofs: v.pipe(proofs, v.minLength(1)) });
/** Both more than nothing; the gateway checks that they add up. */
export const reportPartial = v.object({ ...onVersion, receivedAmount: amount, remainingAmount: amount, proofs });

/** Whose proof a picture is; a png or jpg by content, written anew before it is kept. */
export const uploadProof = v.object({ withdrawalId: id });
export const proofKept = v.object({ proofId: id });
export const proofQuery = v.object({ id });
export const proof = v.object({ image: png });
