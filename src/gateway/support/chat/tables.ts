import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Log of the room (no owner) and of conversations with support, including removals, in order. */
export const chatLines = pgTable('chat_lines', {
  seq: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  id: uuid().notNull(),
  kind: text({ enum: ['said', 'removed', 'closed'] }).notNull(),
  ownerId: uuid(),
  accountId: uuid(),
  key: text(),
  text: text(),
  about: uuid(),
  removedBy: bigint({ mode: 'bigint' }),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** Players' reports to operators. */
export const chatReports = pgTable(
  'chat_reports',
  { lineId: uuid().notNull(), accountId: uuid().notNull(), at: timestamp({ withTimezone: true }).notNull() },
  (table) => [primaryKey({ columns: [table.lineId, table.accountId] })],
);

/** Members who are muted in the room or banned from it. */
export const chatBars = pgTable('chat_bars', {
  accountId: uuid().primaryKey(),
  mutedUntil: timestamp({ withTimezone: true }),
  banned: boolean().notNull().default(false),
});

/** Blocked words of the room, normalised like `plainWords`. */
export const chatWords = pgTable('chat_words', { word: text().primaryKey() });
