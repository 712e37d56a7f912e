import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Signals that a person may have taken an offer with two accounts; they decide nothing. */
export const abuseSignals = pgTable('abuse_signals', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['device', 'payout', 'address', 'opposite'] }).notNull(),
  accountId: uuid().notNull(),
  otherId: uuid().notNull(),
  /** Shared attributes. */
  reasons: jsonb().$type<Record<string, unknown>>().notNull(),
  foundAt: timestamp({ withTimezone: true }).notNull(),
  closedAt: timestamp({ withTimezone: true }),
  closedBy: text(),
  finding: text(),
});
