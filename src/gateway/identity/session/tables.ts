import { boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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

/** Log-ins that wait for one more proof and are correct otherwise. */
export const signInProofs = pgTable('sign_in_proofs', {
  /** Hash of the id that the browser was told. */
  idHash: text().primaryKey(),
  accountId: uuid().notNull(),
  /** Where the log-in came from: nobody elsewhere can go on with it (asvs 6.6.2). */
  ip: text().notNull(),
  passwordExpired: boolean().notNull(),
  passwordDefault: boolean().notNull(),
  triesLeft: smallint().notNull(),
  used: boolean().notNull().default(false),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
