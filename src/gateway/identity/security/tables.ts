import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Pending changes of a mobile number or an email address. */
export const contactChanges = pgTable('contact_changes', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  kind: text({ enum: ['mobile', 'email'] }).notNull(),
  contactBefore: text(),
  contactAfter: text().notNull(),
  /**
   * The old contact's code was verified. It is single-use, so it is not required again after a wrong code of the new
   * contact.
   */
  beforeProven: boolean().notNull().default(false),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
