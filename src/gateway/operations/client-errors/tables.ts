import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { CLIENT_ERROR_KINDS, type ClientError } from '../../../contract/platform/client-errors';

/** Errors in players' browsers, one row for each failure of a chart in a state. */
export const clientErrors = pgTable('client_errors', {
  id: uuid().primaryKey(),
  fingerprint: text().notNull(),
  kind: text({ enum: CLIENT_ERROR_KINDS }).notNull(),
  name: text(),
  phrase: text(),
  asset: text(),
  /** Type of the event that the chart ignored. */
  ignored: text(),
  chart: text(),
  /** State value as JSON. */
  state: text(),
  reports: bigint({ mode: 'bigint' }).notNull(),
  firstAt: timestamp({ withTimezone: true }).notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull(),
  /** Ids of the newest ten builds. */
  builds: text().array().notNull(),
  /** Page of the last report; so are language, browser and frames. */
  page: text().notNull(),
  language: text().notNull(),
  browser: text().notNull(),
  frames: text().array().notNull(),
  /** The shortest recorded path to the state, from the start of the chart. */
  path: jsonb().$type<ClientError['steps']>(),
});
