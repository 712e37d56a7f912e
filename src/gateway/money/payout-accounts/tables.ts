import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { BANK_KINDS } from '../../../contract/money/wallet';

/** Payout accounts. Removed ones stay for their withdrawals. */
export const bankAccounts = pgTable('bank_accounts', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  kind: text({ enum: BANK_KINDS }).notNull(),
  provider: text().notNull(),
  holder: text().notNull(),
  number: text().notNull(),
  boundAt: timestamp({ withTimezone: true }).notNull(),
  removedAt: timestamp({ withTimezone: true }),
  /** Blocks withdrawals until then, because the account was bound soon after a recovery. Null: usable immediately. */
  restsUntil: timestamp({ withTimezone: true }),
});

/** Wrong payment passwords since the last correct one. */
export const paymentFailures = pgTable('payment_failures', {
  accountId: uuid().primaryKey(),
  inARow: integer().notNull(),
  lockedUntil: timestamp({ withTimezone: true }),
});
