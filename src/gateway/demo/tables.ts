import { boolean, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row, where the demo's accounts were made. */
export const demoSeed = pgTable('demo_seed', {
  one: boolean().primaryKey().default(true),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
