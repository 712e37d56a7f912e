import { boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Log-ins that wait for one more proof: right in all else. */
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
