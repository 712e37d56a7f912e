import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AlertKind } from './kinds';

/** What an owner was told of the account; the sentence is made when it is read, in the reader's language. */
export const accountAlerts = pgTable('account_alerts', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  kind: text().notNull().$type<AlertKind>(),
  /** What the sentence is about, masked where it is secret. */
  params: jsonb().notNull().$type<Record<string, string | number>>(),
  /** Names what is told once, however often it is repeated. */
  key: text(),
  at: timestamp({ withTimezone: true }).notNull(),
  readAt: timestamp({ withTimezone: true }),
  /** When its owner took it away: it is shown no more, and told no second time. */
  removedAt: timestamp({ withTimezone: true }),
});

/** Texts that are still to be sent; those to one number leave together. */
export const alertTexts = pgTable('alert_texts', { alertId: uuid().notNull(), recipient: text().notNull() }, (one) => [
  primaryKey({ columns: [one.alertId, one.recipient] }),
]);
