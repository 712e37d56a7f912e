import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Labels that operators set on a member; `setBy`: the operator's name. */
export const memberLabels = pgTable(
  'member_labels',
  {
    accountId: uuid().notNull(),
    label: text().notNull(),
    setBy: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.accountId, row.label] })],
);
