import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One-time codes that stand in for a second factor. */
export const recoveryCodes = pgTable('recovery_codes', {
  accountId: uuid().notNull(),
  /** argon2id in PHC form, with the set's salt: a typed code is hashed once, and looked up. */
  codeHash: text().notNull(),
  /** The same for all codes of a set; base64. */
  salt: text().notNull(),
  usedAt: timestamp({ withTimezone: true }),
});

/** Browsers that are not asked for the second factor of an account, by the word of its owner. */
export const trustedBrowsers = pgTable('trusted_browsers', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  /** SHA-256 of the token that the browser keeps. */
  tokenHash: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  lastUsedAt: timestamp({ withTimezone: true }).notNull(),
  /** Thirty days after it began, however often it is used. */
  endsAt: timestamp({ withTimezone: true }).notNull(),
  ip: text().notNull(),
  country: text(),
  userAgent: text().notNull(),
});
