import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Addresses from which an account is used. */
export const accountPlaces = pgTable(
  'account_places',
  {
    accountId: uuid().notNull(),
    ip: text().notNull(),
    country: text(),
    /** True if a login from here needs no further proof (s4.login.unregistered-ip). */
    registered: boolean().notNull(),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  ({ accountId, ip }) => [primaryKey({ columns: [accountId, ip] })],
);
