import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a member brings friends with; it makes nobody anybody's downline. */
export const friendCodes = pgTable('friend_codes', {
  accountId: uuid().primaryKey(),
  code: text().notNull().unique(),
  madeAt: timestamp({ withTimezone: true }).notNull(),
});

/** By what an invitee looks like the inviter: the same device, a near address, the same payout account, the same name. */
export const SIGNALS = ['device', 'network', 'payout', 'name'] as const;

/** Who came by whose code, and what becomes of it. */
export const referrals = pgTable('referrals', {
  inviteeId: uuid().primaryKey(),
  inviterId: uuid().notNull(),
  joinedAt: timestamp({ withTimezone: true }).notNull(),
  /** Where the invitee registered. */
  ip: text().notNull(),
  userAgent: text().notNull(),
  state: text({ enum: ['joined', 'held', 'review', 'offered', 'refused'] }).notNull(),
  /** When the first deposit was there and played, and when what is given for it may be claimed. */
  metAt: timestamp({ withTimezone: true }),
  dueAt: timestamp({ withTimezone: true }),
  signals: text({ enum: SIGNALS }).array().notNull().default([]),
  decidedBy: text(),
  reason: text(),
  decidedAt: timestamp({ withTimezone: true }),
  /** When the inviter was told that something waits for them. */
  toldAt: timestamp({ withTimezone: true }),
});
