import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { BANK_KINDS } from '../../../contract/money/wallet';

/** What withdrawals go to. One that was removed stays for those that went there. */
export const bankAccounts = pgTable('bank_accounts', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  kind: text({ enum: BANK_KINDS }).notNull(),
  provider: text().notNull(),
  holder: text().notNull(),
  number: text().notNull(),
  boundAt: timestamp({ withTimezone: true }).notNull(),
  removedAt: timestamp({ withTimezone: true }),
  /** No withdrawal goes there before: it was bound soon after a recovery. Null: there is nothing to wait for. */
  restsUntil: timestamp({ withTimezone: true }),
});

/** Wrong payment passwords since the last right one. */
export const paymentFailures = pgTable('payment_failures', {
  accountId: uuid().primaryKey(),
  inARow: integer().notNull(),
  lockedUntil: timestamp({ withTimezone: true }),
});
