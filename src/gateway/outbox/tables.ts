import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What the demo would have sent as a text or a mail. */
export const outboxMessages = pgTable('outbox_messages', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  channel: text({ enum: ['sms', 'mail'] }).notNull(),
  recipient: text().notNull(),
  purpose: text().notNull(),
  body: text().notNull(),
});

/** Messages that could not be sent, without what they said and to whom. */
export const outboxFailures = pgTable('outbox_failures', {
  id: uuid().primaryKey(),
  channel: text({ enum: ['sms', 'mail'] }).notNull(),
  purpose: text().notNull(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  failedAt: timestamp({ withTimezone: true }).notNull(),
});
