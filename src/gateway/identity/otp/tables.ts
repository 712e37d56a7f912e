import { boolean, date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Codes that can still be entered; another for the same request replaces the previous one. */
export const verificationCodes = pgTable('verification_codes', {
  /** Hash of the purpose, the recipient and the request it is bound to; the recipient itself is not stored here. */
  key: text().primaryKey(),
  /** HMAC with a secret of the gateway (asvs 6.5.2). */
  codeHash: text().notNull(),
  triesLeft: smallint().notNull(),
  used: boolean().notNull().default(false),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Simulated limits of the SMS provider, set by operators: a quota of messages, or one failure for all. */
export const smsProvider = pgTable('sms_provider', {
  one: boolean().primaryKey().default(true),
  quota: integer(),
  failure: text(),
});

/** Daily budgets set by operators; a missing pool has its default. */
export const smsBudgets = pgTable('sms_budgets', {
  pool: text().primaryKey(),
  most: integer().notNull(),
});

/** Texts requested per day, by pool and part. `told`: operators have been notified of its exhaustion. */
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
