import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** All that is said in the room (no owner) and in conversations with support, with what is taken away, in its order. */
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

/** What players have told operators of. */
export const chatReports = pgTable(
  'chat_reports',
  { lineId: uuid().notNull(), accountId: uuid().notNull(), at: timestamp({ withTimezone: true }).notNull() },
  (one) => [primaryKey({ columns: [one.lineId, one.accountId] })],
);

/** Who may not write in the room, or has none. */
export const chatBars = pgTable('chat_bars', {
  accountId: uuid().primaryKey(),
  mutedUntil: timestamp({ withTimezone: true }),
  banned: boolean().notNull().default(false),
});

/** Words that are not said in the room, as `plainWords` has them. */
export const chatWords = pgTable('chat_words', { word: text().primaryKey() });
