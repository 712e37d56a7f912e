import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { WITHDRAWAL_STATES } from '../../../contract/money/withdrawal';
import { bytes } from '../../platform/database/bytea';

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
    /** `player`, `time`, `rules`, or `operator:` and a name; null in steps older than this column. */
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
