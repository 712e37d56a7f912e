import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Audit log of accounts. Operators' acts, with their reasons, have their own table. */
export const accountEvents = pgTable('account_events', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  kind: text().notNull(),
  outcome: text().notNull(),
  accountId: uuid(),
  ip: text(),
  requestId: text(),
});
