import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Passwords that were replaced; the last ones are refused on a change. */
export const passwordHistory = pgTable('password_history', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  /** argon2id, in PHC form. */
  passwordHash: text().notNull(),
  replacedAt: timestamp({ withTimezone: true }).notNull(),
});

/** The link that was mailed last to an account: another takes its place, and a used one is gone. */
export const passwordLinks = pgTable('password_links', {
  accountId: uuid().primaryKey(),
  /** SHA-256 of the token; the token itself is in the mail alone. */
  tokenHash: text().notNull().unique(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
