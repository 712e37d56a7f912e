import { pgTable, text } from 'drizzle-orm/pg-core';

/** Failure modes of the demo's beacon and feeds, set by operators. */
export const demoDrawWays = pgTable('demo_draw_ways', {
  source: text().primaryKey(),
  way: text({ enum: ['silent', 'wrong', 'forged'] }).notNull(),
});
