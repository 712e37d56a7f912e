import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AnyMachineSnapshot, Snapshot } from 'xstate';

/** A delay that runs: `key` is what its job calls it by, `event` what it ends with, `due` an ISO time. */
export type Timer = { key: string; event: string; due: string };
/** XState's persisted snapshot, as JSON. */
export type Persisted = Snapshot<unknown> & Pick<AnyMachineSnapshot, 'value' | 'context'>;

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
