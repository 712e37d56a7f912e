import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Modules that were turned away from their default, on or off. */
export const systemModules = pgTable('system_modules', {
  modId: text().primaryKey(),
  enabled: boolean().notNull(),
});

/** What operators have set of the site, by name. */
export const siteSettings = pgTable('site_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/** At most one row, there while maintenance is on; without an end it lasts until it is turned off. */
export const systemMaintenance = pgTable('system_maintenance', {
  singleton: boolean().primaryKey().default(true),
  until: timestamp({ withTimezone: true }),
});

/** ISO 3166 alpha 2. */
export const systemBlockedRegions = pgTable('system_blocked_regions', {
  country: text().primaryKey(),
});
