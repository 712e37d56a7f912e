import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Messages that could not be sent, without content and recipient. */
export const outboxFailures = pgTable('outbox_failures', {
  id: uuid().primaryKey(),
  channel: text({ enum: ['sms', 'mail'] }).notNull(),
  purpose: text().notNull(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  failedAt: timestamp({ withTimezone: true }).notNull(),
});
