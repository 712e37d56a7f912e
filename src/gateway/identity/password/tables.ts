import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Former passwords; the last ones cannot be reused. */
export const passwordHistory = pgTable('password_history', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  /** argon2id, in PHC format. */
  passwordHash: text().notNull(),
  replacedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Last link mailed to each account; a new one replaces it, and using it deletes it. */
export const passwordLinks = pgTable('password_links', {
  accountId: uuid().primaryKey(),
  /** SHA-256 of the token, which itself is only in the mail. */
  tokenHash: text().notNull().unique(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
