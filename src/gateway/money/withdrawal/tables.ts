import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { WITHDRAWAL_STATES } from '../../../contract/money/withdrawal';
import { bytes } from '../../platform/database/bytea';
import { PAYOUT_EVENTS } from '../payment/provider';

/** Withdrawals. Lifecycle steps write `state` and `deadline`, so that lists can filter by them. */
export const withdrawals = pgTable('withdrawals', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  accountId: uuid().notNull(),
  bankAccountId: uuid().notNull(),
  /** Minor units. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** Pending transfer that holds the money. */
  holdId: uuid().notNull(),
  state: text({ enum: WITHDRAWAL_STATES }).notNull(),
  deadline: timestamp({ withTimezone: true }),
  /** Amount that the player has confirmed as received; null without a report. */
  receivedAmount: bigint({ mode: 'bigint' }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Target time of the review; null: approved without one, or older than the setting. */
  reviewBy: timestamp({ withTimezone: true }),
});

export const withdrawalSteps = pgTable(
  'withdrawal_steps',
  {
    withdrawalId: uuid().notNull(),
    version: integer().notNull(),
    state: text({ enum: WITHDRAWAL_STATES }).notNull(),
    /** Reason from an operator, shown to the player. */
    reason: text(),
    /** `player`, `time`, `rules`, `provider`, or `operator:` and a name; null in steps older than this column. */
    takenBy: text(),
    /** Needs that an operator's approval overrode; null in other steps. */
    unmet: text().array(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (step) => [primaryKey({ columns: [step.withdrawalId, step.version] })],
);

/** Pictures, re-encoded as PNG; without `given` they are not yet part of a report. */
export const withdrawalProofs = pgTable('withdrawal_proofs', {
  id: uuid().primaryKey(),
  withdrawalId: uuid().notNull(),
  picture: bytes().notNull(),
  given: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Batch files for a bank, of an operator without a provider that pays out. */
export const payoutBatches = pgTable('payout_batches', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  madeBy: text().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull(),
});

/** Contradictions in reports about a payout: another amount, or a state that its outcome rules out. */
const DIFFERENCES = ['amount', 'paid', 'refused', 'returned'] as const;
export type PayoutDifference = (typeof DIFFERENCES)[number];

/** Attempts to pay a withdrawal. The id is the key at the provider (`own.payout.once`). */
export const payouts = pgTable('payouts', {
  id: uuid().primaryKey(),
  withdrawalId: uuid().notNull(),
  /** From 1; the next only after the provider has rejected the last. */
  attempt: integer().notNull(),
  /** Batch file that it is in; null: at the provider. */
  batchId: uuid(),
  /** Minor units. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  state: text({ enum: ['sending', 'processing', 'paid', 'refused', 'returned'] }).notNull(),
  /** First order at the provider, stored before the call: from then on the provider may know the payout. */
  triedAt: timestamp({ withTimezone: true }),
  /** Next query; null in a batch, and once the outcome is known. */
  queryAt: timestamp({ withTimezone: true }),
  reason: text(),
  /** Operator who recorded the outcome. */
  foundBy: text(),
  /** First contradiction that operators have not settled yet. */
  differs: text({ enum: DIFFERENCES }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  settledAt: timestamp({ withTimezone: true }),
});

/** Events of the provider about payouts, each once. */
export const payoutEvents = pgTable('payout_events', {
  id: text().primaryKey(),
  payoutId: uuid().notNull(),
  type: text({ enum: PAYOUT_EVENTS }).notNull(),
  /** In wire format, as reported. */
  amount: text().notNull(),
  reason: text(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});
