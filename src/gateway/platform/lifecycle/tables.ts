import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PersistedSnapshot, Timer } from '../../../lifecycle';

/** One row for each lifecycle (`LifecycleRow`). Its id is that of its subject's row. */
export const lifecycles = pgTable('lifecycles', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  chart: integer().notNull(),
  version: integer().notNull(),
  snapshot: jsonb().$type<PersistedSnapshot>().notNull(),
  timers: jsonb().$type<Timer[]>().notNull(),
});
