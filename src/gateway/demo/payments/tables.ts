import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PAYMENT_EVENTS, type Payee } from '../../money/payment/provider';

/**
 * Payments and rejections on the demo provider's pages, voids and refunds. The provider knows our orders from their
 * addresses.
 */
export const demoPayments = pgTable('demo_payments', {
  orderId: text().primaryKey(),
  number: text().notNull(),
  amount: text().notNull(),
  state: text({ enum: ['refused', 'paid', 'voided', 'refunded'] }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** Account that the player named on the page; null: none. */
  payerName: text(),
  payerNumber: text(),
});

/** Events of the provider, each until it was delivered. */
export const demoPaymentEvents = pgTable('demo_payment_events', {
  id: text().primaryKey(),
  orderId: text().notNull(),
  type: text({ enum: PAYMENT_EVENTS }).notNull(),
  reason: text(),
  /** Amount of a reversal, in wire format. */
  reversed: text(),
  at: timestamp({ withTimezone: true }).notNull(),
  attempts: integer().notNull().default(0),
  deliveredAt: timestamp({ withTimezone: true }),
});

/** Payouts ordered at the provider, by our keys. */
export const demoPayouts = pgTable('demo_payouts', {
  payoutId: text().primaryKey(),
  number: text().notNull(),
  amount: text().notNull(),
  payee: jsonb().$type<Payee>().notNull(),
  state: text({ enum: ['paid', 'refused', 'returned'] }).notNull(),
  reason: text(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** Failure mode set by operators; at most one row. */
export const demoPaymentBehaviour = pgTable('demo_payment_ways', {
  one: boolean().primaryKey().default(true),
  way: text({ enum: ['refuse', 'late', 'repeat', 'disorder', 'forge', 'lose', 'less'] }).notNull(),
  value: text(),
});
