import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SETTINGS } from '../../../contract';
import { QUESTION_TYPES } from '../../../contract/support/support-endpoints';

/** Feedback of players and visitors; `number` is the ticket's. Closed with or without an answer. */
export const feedback = pgTable('feedback', {
  number: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Null for visitors, who have `replyTo` and `language` instead. */
  accountId: uuid(),
  /** Email address or E.164 number. */
  replyTo: text(),
  language: text({ enum: SETTINGS.languages }),
  kind: text({ enum: QUESTION_TYPES }).notNull(),
  content: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  answer: text(),
  closedAt: timestamp({ withTimezone: true }),
  closedBy: text(),
});
