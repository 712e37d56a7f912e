import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Profile fields other than the name and the identity-card number, encrypted (AES-256-GCM) and bound to the account.
 */
export const profileDetails = pgTable('profile_details', {
  accountId: uuid().primaryKey(),
  sealedFields: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Time at which the current birthday was set. */
export const profileBirthdays = pgTable('vip_birthdays', {
  accountId: uuid().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
});
