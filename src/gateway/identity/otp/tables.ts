import { boolean, date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Codes that were sent and may still be answered; another for the same request takes the place of the one before. */
export const verificationCodes = pgTable('verification_codes', {
  /** Hash of purpose, recipient and the request it is bound to: who was written to is not kept here. */
  key: text().primaryKey(),
  /** HMAC under a secret of the gateway's (asvs 6.5.2). */
  codeHash: text().notNull(),
  triesLeft: smallint().notNull(),
  used: boolean().notNull().default(false),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** What operators asked of the SMS provider: so many messages and no more, or one failure for all. */
export const smsProvider = pgTable('sms_provider', {
  one: boolean().primaryKey().default(true),
  quota: integer(),
  failure: text(),
});

/** Texts a day that operators set for a pool; a missing pool has its default. */
export const smsBudgets = pgTable('sms_budgets', {
  pool: text().primaryKey(),
  most: integer().notNull(),
});

/** Texts requested on a day, by pool and by each part of it. `told`: operators know that it is used up. */
export const smsSpent = pgTable(
  'sms_spent',
  {
    day: date().notNull(),
    pool: text().notNull(),
    key: text().notNull(),
    sent: integer().notNull(),
    told: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.day, table.pool, table.key] })],
);
