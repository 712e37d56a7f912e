import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Operators' acts have a table of their own, with their reasons; this one is about accounts. */
export const accountEvents = pgTable('account_events', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  kind: text().notNull(),
  outcome: text().notNull(),
  accountId: uuid(),
  ip: text(),
  requestId: text(),
});
