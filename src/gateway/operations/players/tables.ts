import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Operators' notes on players; a trigger rejects changes and deletion. */
export const playerNotes = pgTable('player_notes', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  /** Operator's name. */
  author: text().notNull(),
  text: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});
