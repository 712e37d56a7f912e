import * as v from 'valibot';
import { PAYOUT_NEEDS, payoutReview, WITHDRAWAL_STATES } from '../money/withdrawal';
import { id, money, png, time } from '../platform/fields';
import { reason } from './desk-endpoint';
import { withdrawalRow } from './withdrawal-queue';

/** Acts of operators on a withdrawal. */
export const WITHDRAWAL_ACTS = [
  'approve',
  'reject',
  'disburse',
  'send',
  'foundPaid',
  'foundUnpaid',
  'pay',
  'refund',
  'refuse',
] as const;

/** Warnings to check before a payout. */
export const WITHDRAWAL_WARNINGS = [
  'blocked',
  'closed',
  'paused',
  'turnoverDue',
  'nameDiffers',
  'payeeRemoved',
  'payeeNew',
  'payeeFirst',
] as const;

const payee = v.object({
  kind: v.string(),
  provider: v.string(),
  holder: v.string(),
  number: v.string(),
  boundAt: time,
  removedAt: v.nullable(time),
});

const player = v.object({
  userName: v.string(),
  realName: v.nullable(v.string()),
  mobile: v.nullable(v.string()),
  email: v.nullable(v.string()),
  since: time,
  isBlocked: v.boolean(),
  closedAt: v.nullable(time),
  pausedUntil: v.nullable(time),
});

/**
 * Money of the player: own and withdrawable, in bonus grants, held by open withdrawals and bets, and the turnover that
 * is still due.
 */
const funds = v.object({ own: money, bonus: money, held: money, turnoverLeft: money });

/** Everything an operator needs to decide on a withdrawal. */
export const withdrawalReview = v.object({
  ...withdrawalRow.entries,
  /** Increases with each step; every act names the version it was decided on. */
  version: v.number(),
  /** Acts that the state and the operator's role permit now. */
  permitted: v.array(v.picklist(WITHDRAWAL_ACTS)),
  /** True if acts that send money wait for a second operator. */
  needsTwo: v.boolean(),
  received: v.nullable(money),
  remainder: money,
  payee,
  player,
  funds,
  /** Needs of the first payout to the payee, while it is in review. */
  review: v.nullable(payoutReview),
  /** Withdrawals of anyone to the same payee, newest first, without this one. */
  payeeHistory: v.array(
    v.object({
      number: v.string(),
      player: v.string(),
      amount: money,
      state: v.picklist(WITHDRAWAL_STATES),
      requestedAt: time,
    }),
  ),
  /** Open cases of the player. `holds`: it may not be paid before the decision. */
  cases: v.array(v.object({ number: v.string(), openedAt: time, holds: v.boolean() })),
  /** Pictures of the player's report. */
  proofs: v.array(id),
  /** Steps, oldest first. `by`: `player`, `time`, `rules`, `provider`, or `operator:` and a name. */
  steps: v.array(
    v.object({
      state: v.picklist(WITHDRAWAL_STATES),
      at: time,
      by: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      /** Needs that an approval overrode. */
      unmet: v.array(v.picklist(PAYOUT_NEEDS)),
    }),
  ),
  warnings: v.array(v.picklist(WITHDRAWAL_WARNINGS)),
  /** Act that waits for a second operator. */
  request: v.nullable(v.object({ id, requestedBy: v.string(), isOwn: v.boolean(), until: time })),
});
/** `id`: as an address has it, which may be mistyped. */
export const reviewQuery = v.object({ id: v.pipe(v.string(), v.regex(/^[\dA-Za-z-]{1,40}$/)) });

/** Picture of a report; the reason is recorded with the operator who views it. */
export const proofQuery = v.object({ id, proof: id, reason });
export const proof = v.object({ picture: png });

/** An act on a claimed withdrawal; the player reads the reason of a rejection. */
export const withdrawalDecision = v.object({
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  act: v.picklist(WITHDRAWAL_ACTS),
  reason,
});
/** New state; or the request that a second operator must confirm until a time. One of both is null. */
export const decided = v.object({
  state: v.nullable(v.picklist(WITHDRAWAL_STATES)),
  request: v.nullable(v.object({ id, until: time })),
});
