import { pgTable, text } from 'drizzle-orm/pg-core';

/** Contacts of customer service, in wire format. */
export const supportContacts = pgTable('support_contacts', {
  /** 1 VIP contact, 2 live chat, 3 live chat with an encrypted address; EMAIL (`mailto:`) and PHONE (`tel:`). */
  type: text({ enum: ['1', '2', '3', 'EMAIL', 'PHONE'] }).primaryKey(),
  path: text().notNull(),
});
