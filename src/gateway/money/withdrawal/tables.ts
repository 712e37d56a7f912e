import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { WITHDRAWAL_STATES } from '../../../contract/money/withdrawal';
import { bytes } from '../../platform/database/bytea';

/** Withdrawals; `state` and `deadline` are written by the steps of their lifecycles, for lists to be chosen by. */
export const withdrawals = pgTable('withdrawals', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  accountId: uuid().notNull(),
  bankAccountId: uuid().notNull(),
  /** Minor units. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** The pending transfer that holds the money. */
  holdId: uuid().notNull(),
  state: text({ enum: WITHDRAWAL_STATES }).notNull(),
  deadline: timestamp({ withTimezone: true }),
  /** What the player said has arrived; null: nothing was said. */
  receivedAmount: bigint({ mode: 'bigint' }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

export const withdrawalSteps = pgTable(
  'withdrawal_steps',
  {
    withdrawalId: uuid().notNull(),
    version: integer().notNull(),
    state: text({ enum: WITHDRAWAL_STATES }).notNull(),
    /** An operator's, for the player to read. */
    reason: text(),
    /** `player`, `time`, or `operator:` and a name; null in what was taken before that was written down. */
    takenBy: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (step) => [primaryKey({ columns: [step.withdrawalId, step.version] })],
);

/** Pictures, written anew as PNG; those that were not given with a report are nobody's proof yet. */
export const withdrawalProofs = pgTable('withdrawal_proofs', {
  id: uuid().primaryKey(),
  withdrawalId: uuid().notNull(),
  picture: bytes().notNull(),
  given: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
