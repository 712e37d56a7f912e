import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  /** SHA-256 of the token; the token itself is nowhere. */
  tokenHash: text().notNull().unique(),
  accountId: uuid().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  /** The absolute end, however busy the session is. */
  endsAt: timestamp({ withTimezone: true }).notNull(),
  /** Where it was last used from, and with what. */
  ip: text(),
  country: text(),
  userAgent: text(),
  revokedAt: timestamp({ withTimezone: true }),
  /** True if the password must be changed before it may be used for anything else. */
  passwordDue: boolean().notNull().default(false),
});
