import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Changes of a mobile number or an e-mail address that wait for their codes. */
export const contactChanges = pgTable('contact_changes', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  kind: text({ enum: ['mobile', 'email'] }).notNull(),
  contactBefore: text(),
  contactAfter: text().notNull(),
  /** The code to the old one was right: it works once, and is not asked for again when the other was wrong. */
  beforeProven: boolean().notNull().default(false),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
