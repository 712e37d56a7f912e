import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The demo's provider: what was paid on its pages or refused, and what we had it void or refund. It knows our orders by what their addresses say. */
export const demoPayments = pgTable('demo_payments', {
  orderId: text().primaryKey(),
  number: text().notNull(),
  amount: text().notNull(),
  state: text({ enum: ['refused', 'paid', 'voided', 'refunded'] }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** What it has to say of them, each until it was heard. */
export const demoPaymentEvents = pgTable('demo_payment_events', {
  id: text().primaryKey(),
  orderId: text().notNull(),
  type: text({ enum: ['payment.processing', 'payment.paid', 'payment.refused'] }).notNull(),
  reason: text(),
  at: timestamp({ withTimezone: true }).notNull(),
  attempts: integer().notNull().default(0),
  deliveredAt: timestamp({ withTimezone: true }),
});

/** The way it goes about it, where operators asked for one; one row at most. */
export const demoPaymentWays = pgTable('demo_payment_ways', {
  one: boolean().primaryKey().default(true),
  way: text({ enum: ['refuse', 'late', 'repeat', 'disorder', 'forge'] }).notNull(),
  value: text(),
});
