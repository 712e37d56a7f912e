import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Modules that operators have changed from their default. */
export const systemModules = pgTable('system_modules', {
  modId: text().primaryKey(),
  enabled: boolean().notNull(),
});

/** Site settings changed by operators, by name. */
export const siteSettings = pgTable('site_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/** At most one row, present during maintenance; without an end, it lasts until operators turn it off. */
export const systemMaintenance = pgTable('system_maintenance', {
  singleton: boolean().primaryKey().default(true),
  until: timestamp({ withTimezone: true }),
});

/** ISO 3166 alpha-2. */
export const systemBlockedRegions = pgTable('system_blocked_regions', {
  country: text().primaryKey(),
});
