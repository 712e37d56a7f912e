import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const CHANNELS = ['sms', 'mail'] as const;

/** Messages that could not be sent, without content and recipient. */
export const outboxFailures = pgTable('outbox_failures', {
  id: uuid().primaryKey(),
  channel: text({ enum: CHANNELS }).notNull(),
  purpose: text().notNull(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  failedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Position of a carrier among those of its channel. */
export const CARRIERS = ['first', 'fallback'] as const;
/** States of a message that was handed to a carrier; `sent` until the carrier reports. */
export const DELIVERY_STATES = ['sent', 'delivered', 'failed'] as const;

/** Messages handed to a carrier, without content and recipient. `country`: dialing code, empty for mails. */
export const sentMessages = pgTable('sent_messages', {
  id: uuid().primaryKey(),
  channel: text({ enum: CHANNELS }).notNull(),
  purpose: text().notNull(),
  country: text().notNull(),
  carrier: text({ enum: CARRIERS }).notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
  state: text({ enum: DELIVERY_STATES }).notNull().default('sent'),
  reportedAt: timestamp({ withTimezone: true }),
});

/** Minor units by dialing code, or `other`: price of a text, and the most that texts to the country may cost a day. */
export const smsCosts = pgTable('sms_costs', {
  country: text().primaryKey(),
  price: bigint({ mode: 'bigint' }).notNull(),
  cap: bigint({ mode: 'bigint' }).notNull(),
});

/** Texts handed to a carrier. `reported`: operators have been notified that the cap is reached. */
export const smsCostDays = pgTable(
  'sms_cost_days',
  {
    day: date().notNull(),
    country: text().notNull(),
    texts: integer().notNull(),
    reported: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.day, table.country] })],
);
