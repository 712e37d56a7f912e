import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Texts and mails that a real gateway would have sent. */
export const outboxMessages = pgTable('outbox_messages', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  channel: text({ enum: ['sms', 'mail'] }).notNull(),
  recipient: text().notNull(),
  purpose: text().notNull(),
  body: text().notNull(),
});
