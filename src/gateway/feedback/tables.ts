import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { QUESTION_TYPES } from '../../contract/support-endpoints';

/** What players ask; `number` is the ticket's. Closed with an answer, or without one. */
export const feedback = pgTable('feedback', {
  number: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid().notNull(),
  kind: text({ enum: QUESTION_TYPES }).notNull(),
  content: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  answer: text(),
  closedAt: timestamp({ withTimezone: true }),
  closedBy: text(),
});
