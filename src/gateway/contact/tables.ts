import { pgTable, text } from 'drizzle-orm/pg-core';

/** Where customer service is reached, as the wire carries it. */
export const supportContacts = pgTable('support_contacts', {
  type: text({ enum: ['1', '2', '3'] }).primaryKey(),
  path: text().notNull(),
});
