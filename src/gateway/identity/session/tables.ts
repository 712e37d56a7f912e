import { boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  /** SHA-256 of the token, which itself is not stored. */
  tokenHash: text().notNull().unique(),
  accountId: uuid().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  /** Absolute end, regardless of activity. */
  endsAt: timestamp({ withTimezone: true }).notNull(),
  /** Origin and client of the last use. */
  ip: text(),
  country: text(),
  userAgent: text(),
  revokedAt: timestamp({ withTimezone: true }),
  /** True if the password must be changed before anything else. */
  passwordDue: boolean().notNull().default(false),
});

/** Logins that are correct but need one more proof. */
export const signInProofs = pgTable('sign_in_proofs', {
  /** Hash of the id sent to the browser. */
  idHash: text().primaryKey(),
  accountId: uuid().notNull(),
  /** Address of the login; it cannot be continued from another one (asvs 6.6.2). */
  ip: text().notNull(),
  passwordExpired: boolean().notNull(),
  passwordDefault: boolean().notNull(),
  triesLeft: smallint().notNull(),
  used: boolean().notNull().default(false),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
