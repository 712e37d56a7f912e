import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Audiences of a message to many: `notice/audience.ts` defines `member`, `agent` and `vip`. */
export const AUDIENCES = ['all', 'member', 'agent', 'vip'] as const;
/** Kinds of messages; promotions are not sent to players in a pause or excluded. */
export const BROADCAST_KINDS = ['service', 'promotion'] as const;

/** Messages to many: one row, however many read it. Plain texts, one paragraph per line. */
export const broadcasts = pgTable('broadcasts', {
  id: uuid().primaryKey(),
  seq: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  audience: text({ enum: AUDIENCES }).notNull(),
  kind: text({ enum: BROADCAST_KINDS }).notNull(),
  titleBn: text().notNull(),
  titleEn: text().notNull(),
  textBn: text().notNull(),
  textEn: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
  withdrawnAt: timestamp({ withTimezone: true }),
});

/** Number up to which a reader has read everything. */
export const broadcastReaders = pgTable('broadcast_readers', {
  accountId: uuid().primaryKey(),
  readUpto: bigint({ mode: 'bigint' }).notNull(),
});

/** Individual messages that a reader has read or removed. */
export const broadcastMarks = pgTable(
  'broadcast_marks',
  { accountId: uuid().notNull(), broadcastId: uuid().notNull(), removed: boolean().notNull().default(false) },
  (table) => [primaryKey({ columns: [table.accountId, table.broadcastId] })],
);
