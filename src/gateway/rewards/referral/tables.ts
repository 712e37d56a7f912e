import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Codes with which members invite friends; they create no upline. */
export const friendCodes = pgTable('friend_codes', {
  accountId: uuid().primaryKey(),
  code: text().notNull().unique(),
  madeAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * Signals that invitee and inviter may be the same person: the same device, a near address, the same payout account,
 * the same name.
 */
export const SIGNALS = ['device', 'network', 'payout', 'name'] as const;

/** Referrals: invitee, inviter and state. */
export const referrals = pgTable('referrals', {
  inviteeId: uuid().primaryKey(),
  inviterId: uuid().notNull(),
  joinedAt: timestamp({ withTimezone: true }).notNull(),
  /** Origin of the invitee's registration. */
  ip: text().notNull(),
  userAgent: text().notNull(),
  state: text({ enum: ['joined', 'held', 'review', 'offered', 'refused'] }).notNull(),
  /** Time at which the first deposit was made and played, and time from which the reward may be offered. */
  metAt: timestamp({ withTimezone: true }),
  dueAt: timestamp({ withTimezone: true }),
  signals: text({ enum: SIGNALS }).array().notNull().default([]),
  decidedBy: text(),
  reason: text(),
  decidedAt: timestamp({ withTimezone: true }),
  /** Time at which the inviter was notified of the reward. */
  toldAt: timestamp({ withTimezone: true }),
});
