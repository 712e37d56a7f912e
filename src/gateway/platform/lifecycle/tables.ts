import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { PersistedSnapshot, Timer } from '../../../lifecycle';

/** A stored lifecycle as JSON; XState checks the snapshot when it is restored. */
export const storedLife = v.object({
  chart: v.number(),
  version: v.number(),
  snapshot: v.custom<PersistedSnapshot>((value) => typeof value === 'object' && value !== null && 'value' in value),
  timers: v.array(v.object({ key: v.string(), event: v.string(), due: v.string() })),
});

/** Stored lifecycles (`LifecycleRow`). The id is that of the subject's row. */
export const lifecycles = pgTable('lifecycles', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  chart: integer().notNull(),
  version: integer().notNull(),
  snapshot: jsonb().$type<PersistedSnapshot>().notNull(),
  timers: jsonb().$type<Timer[]>().notNull(),
});
