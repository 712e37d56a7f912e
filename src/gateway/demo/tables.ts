import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Single row, present if the demo's accounts were created here. */
export const demoSeed = pgTable('demo_seed', {
  one: boolean().primaryKey().default(true),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Failure modes of the demo's beacon and feeds, set by operators. */
export const demoDrawModes = pgTable('demo_draw_ways', {
  source: text().primaryKey(),
  way: text({ enum: ['silent', 'wrong', 'forged'] }).notNull(),
});
