import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Messages that could not be sent, without what they said and to whom. */
export const outboxFailures = pgTable('outbox_failures', {
  id: uuid().primaryKey(),
  channel: text({ enum: ['sms', 'mail'] }).notNull(),
  purpose: text().notNull(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  failedAt: timestamp({ withTimezone: true }).notNull(),
});
