import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What operators did, and why. */
export const operatorActs = pgTable('operator_acts', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  command: text().notNull(),
  args: jsonb().$type<string[]>().notNull(),
  reason: text().notNull(),
  /** `done`, or the code it was refused with. */
  outcome: text().notNull(),
});
