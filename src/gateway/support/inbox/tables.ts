import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Audiences of a message to many: `notice/audience.ts` defines `member`, `agent` and `vip`. */
export const AUDIENCES = ['all', 'member', 'agent', 'vip'] as const;
/** A promotion is kept from who takes a break or is excluded. */
export const BROADCAST_KINDS = ['service', 'promotion'] as const;

/** What is said to many: one row, whoever reads it. The texts are text, a paragraph a line. */
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

/** Up to which of them a reader has read all. */
export const broadcastReaders = pgTable('broadcast_readers', {
  accountId: uuid().primaryKey(),
  readUpto: bigint({ mode: 'bigint' }).notNull(),
});

/** What a reader has read, or taken away, one by one. */
export const broadcastMarks = pgTable(
  'broadcast_marks',
  { accountId: uuid().notNull(), broadcastId: uuid().notNull(), removed: boolean().notNull().default(false) },
  (one) => [primaryKey({ columns: [one.accountId, one.broadcastId] })],
);
