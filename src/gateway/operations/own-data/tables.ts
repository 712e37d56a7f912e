import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SETTINGS } from '../../../contract';
import { OWN_DATA_FORMATS } from '../../../contract/identity/own-data';

/** Newest request for the own data, one row for each account that has made one. */
export const ownDataExports = pgTable('own_data_exports', {
  accountId: uuid().primaryKey(),
  id: uuid().notNull(),
  state: text({ enum: ['pending', 'ready', 'failed'] }).notNull(),
  language: text({ enum: SETTINGS.languages }).notNull(),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
  readyAt: timestamp({ withTimezone: true }),
  expiresAt: timestamp({ withTimezone: true }),
});

/** Parts of the file in each format, encrypted and bound to the part. */
export const ownDataParts = pgTable('own_data_parts', {
  id: uuid().primaryKey(),
  exportId: uuid().notNull(),
  format: text({ enum: OWN_DATA_FORMATS }).notNull(),
  part: integer().notNull(),
  sealed: text().notNull(),
});
