import { boolean, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Single row, present if the demo's accounts were created here. */
export const demoSeed = pgTable('demo_seed', {
  one: boolean().primaryKey().default(true),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
