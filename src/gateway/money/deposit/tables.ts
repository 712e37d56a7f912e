import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { DEPOSIT_STATES } from '../../../contract/money/deposit';

/** Deposits. A unique index allows each player one pending deposit. */
export const deposits = pgTable('deposits', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  accountId: uuid().notNull(),
  idempotencyKey: text().notNull(),
  method: text().notNull(),
  /** Minor units. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  state: text({ enum: DEPOSIT_STATES }).notNull(),
  /** Code of the chosen offer; empty if declined, null if there was no choice. */
  bonus: text(),
  /** The provider's rejection code, or the reason for a refund. */
  reason: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  /** Time at which it left the pending state; null before. */
  settledAt: timestamp({ withTimezone: true }),
  /** Time at which the provider confirmed the void. */
  voidedAt: timestamp({ withTimezone: true }),
  /** The payer's name, and the provider's keyed hash of their number; null: not reported. */
  payerName: text(),
  payerNumber: text(),
  /** Time at which a returned deposit was refunded; until then it is in suspense. */
  returnedAt: timestamp({ withTimezone: true }),
});

/** Provider events, each stored once. */
export const depositEvents = pgTable('deposit_events', {
  id: text().primaryKey(),
  depositId: uuid().notNull(),
  type: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});
