import { pgTable, text } from 'drizzle-orm/pg-core';

/** How the demo's beacon and feeds behave, where an operator has set it. */
export const demoDrawWays = pgTable('demo_draw_ways', {
  source: text().primaryKey(),
  way: text({ enum: ['silent', 'wrong', 'forged'] }).notNull(),
});
