import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a player tells beside the name and the number of the identity card: all of it sealed (AES-256-GCM), bound to the account. */
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
