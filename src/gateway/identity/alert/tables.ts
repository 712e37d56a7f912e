import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AlertKind } from './kinds';

/** Alerts to account owners; the text is generated on display, in the reader's language. */
export const accountAlerts = pgTable('account_alerts', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  kind: text().notNull().$type<AlertKind>(),
  /** Parameters of the text; secrets are masked. */
  params: jsonb().notNull().$type<Record<string, string | number>>(),
  /** Idempotency key. */
  key: text(),
  at: timestamp({ withTimezone: true }).notNull(),
  readAt: timestamp({ withTimezone: true }),
  /** Time at which the owner deleted it: hidden, but still prevents a repetition. */
  removedAt: timestamp({ withTimezone: true }),
});

/** Texts to be sent; those to the same number are sent together. */
export const alertTexts = pgTable(
  'alert_texts',
  { alertId: uuid().notNull(), recipient: text().notNull() },
  (table) => [primaryKey({ columns: [table.alertId, table.recipient] })],
);
