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
  /** Part that was taken back after the credit, minor units. */
  reversed: bigint({ mode: 'bigint' }).notNull().default(0n),
});

/** Reversals of credited deposits, minor units. */
export const depositReversals = pgTable('deposit_reversals', {
  id: uuid().primaryKey(),
  depositId: uuid().notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** Part that the wallet held; the rest became a debt. */
  taken: bigint({ mode: 'bigint' }).notNull(),
  /** The provider's code. */
  reason: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** Provider events, each stored once. */
export const depositEvents = pgTable('deposit_events', {
  id: text().primaryKey(),
  depositId: uuid().notNull(),
  type: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});
