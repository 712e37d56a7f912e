import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Recovery codes: each replaces the second factor once. */
export const recoveryCodes = pgTable('recovery_codes', {
  accountId: uuid().notNull(),
  /** argon2id in PHC format, with the set's salt, so that a typed code is hashed once and looked up. */
  codeHash: text().notNull(),
  /** Shared by all codes of a set; base64. */
  salt: text().notNull(),
  usedAt: timestamp({ withTimezone: true }),
});

/** Browsers that skip the second factor of an account, at its owner's choice. */
export const trustedBrowsers = pgTable('trusted_browsers', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  /** SHA-256 of the browser's token. */
  tokenHash: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  lastUsedAt: timestamp({ withTimezone: true }).notNull(),
  /** Thirty days after its creation, regardless of use. */
  endsAt: timestamp({ withTimezone: true }).notNull(),
  ip: text().notNull(),
  country: text(),
  userAgent: text().notNull(),
});
