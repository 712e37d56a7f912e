import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { DEPOSIT_STATES } from '../../../contract/money/deposit';

/** Deposits; of each player one at most is pending, which the database holds too. */
export const deposits = pgTable('deposits', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  accountId: uuid().notNull(),
  idempotencyKey: text().notNull(),
  method: text().notNull(),
  /** Minor units. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  state: text({ enum: DEPOSIT_STATES }).notNull(),
  /** The code of the offer that was chosen with it, empty for none; null where that was not asked. */
  bonus: text(),
  /** The provider's code for a refusal, or why the money goes back. */
  reason: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  /** When it came to the state that it is in; null while it is pending. */
  settledAt: timestamp({ withTimezone: true }),
  /** When the provider said that it takes no money for it any more. */
  voidedAt: timestamp({ withTimezone: true }),
  /** When the money of one that is returned had gone back; until then it lies in suspense. */
  returnedAt: timestamp({ withTimezone: true }),
});

/** What the provider has said, each word once. */
export const depositEvents = pgTable('deposit_events', {
  id: text().primaryKey(),
  depositId: uuid().notNull(),
  type: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});
