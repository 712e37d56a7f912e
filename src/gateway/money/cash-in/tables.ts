import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { CASH_IN_STATES } from '../../../contract/money/cash-in';
import { bytes } from '../../platform/database/bytea';

/** The operator's own wallets, to which players send. A wallet without a row receives nothing. */
export const cashInWallets = pgTable('cash_in_wallets', {
  code: text().primaryKey(),
  number: text().notNull(),
  setBy: text().notNull(),
  setAt: timestamp({ withTimezone: true }).notNull(),
});

/** Transfers that players report. A confirmed one is a deposit with the same id. */
export const cashIns = pgTable('cash_ins', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  accountId: uuid().notNull(),
  idempotencyKey: text().notNull(),
  wallet: text().notNull(),
  /** Receiving number at the time of the report. */
  sentTo: text().notNull(),
  /** As the player reports it, minor units. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  sender: text().notNull(),
  /** In the form of `cashInReference`; a unique index covers pending and confirmed ones. */
  reference: text().notNull(),
  state: text({ enum: CASH_IN_STATES }).notNull(),
  deadline: timestamp({ withTimezone: true }).notNull(),
  /** Amount, minor units, and sender as the operator found them; null unless confirmed. */
  received: bigint({ mode: 'bigint' }),
  receivedFrom: text(),
  /** Operator who decided; null for the player and for time. */
  decidedBy: text(),
  /** Operator's reason; the player sees that of a rejection. */
  reason: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  settledAt: timestamp({ withTimezone: true }),
});

/** Pictures of receipts, re-encoded as PNG. */
export const cashInPictures = pgTable('cash_in_pictures', {
  id: uuid().primaryKey(),
  cashInId: uuid().notNull(),
  picture: bytes().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
