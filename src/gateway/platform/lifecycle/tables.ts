import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { AnyMachineSnapshot, Snapshot } from 'xstate';

/** A delay that runs: `key` is what its job calls it by, `event` what it ends with, `due` an ISO time. */
export const timer = v.object({ key: v.string(), event: v.string(), due: v.string() });
export type Timer = v.InferOutput<typeof timer>;
/** XState's persisted snapshot, as JSON. */
export type Persisted = Snapshot<unknown> & Pick<AnyMachineSnapshot, 'value' | 'context'>;

/** A stored lifecycle; XState checks the snapshot when it restores it. */
export const storedLife = v.object({
  chart: v.number(),
  version: v.number(),
  snapshot: v.custom<Persisted>((value) => typeof value === 'object' && value !== null && 'value' in value),
  timers: v.array(timer),
});

/** Where each lifecycle is. Its id is that of the row whose life it is. */
export const lifecycles = pgTable('lifecycles', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** The version of the chart that the snapshot was written by: one more than it has migrations. */
  chart: integer().notNull(),
  /** Counts the steps, from 1. */
  version: integer().notNull(),
  snapshot: jsonb().$type<Persisted>().notNull(),
  timers: jsonb().$type<Timer[]>().notNull(),
});
