import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What looks as if somebody took an offer several times over, under two accounts; it decides nothing. */
export const abuseSignals = pgTable('abuse_signals', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['device', 'payout', 'address', 'opposite'] }).notNull(),
  accountId: uuid().notNull(),
  otherId: uuid().notNull(),
  /** What they have in common. */
  reasons: jsonb().$type<Record<string, unknown>>().notNull(),
  foundAt: timestamp({ withTimezone: true }).notNull(),
  closedAt: timestamp({ withTimezone: true }),
  closedBy: text(),
  finding: text(),
});
