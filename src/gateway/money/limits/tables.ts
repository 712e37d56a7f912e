import { bigint, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { LIMIT_PERIODS } from '../../../contract/money/gaming-limits';

export const depositLimits = pgTable(
  'deposit_limits',
  {
    accountId: uuid().notNull(),
    period: text({ enum: LIMIT_PERIODS }).notNull(),
    /** What counts, minor units; null: no limit. */
    amount: bigint({ mode: 'bigint' }),
    /** What is asked for instead, which is more; null: no limit. */
    askedAmount: bigint({ mode: 'bigint' }),
    /** Null: nothing is asked for. */
    askedAt: timestamp({ withTimezone: true }),
  },
  (limit) => [primaryKey({ columns: [limit.accountId, limit.period] })],
);

/** The database lets neither end come nearer, nor the row go. */
export const gamingPauses = pgTable('gaming_pauses', {
  accountId: uuid().primaryKey(),
  timeOutUntil: timestamp({ withTimezone: true }),
  excludedUntil: timestamp({ withTimezone: true }),
});

export const realityChecks = pgTable('reality_checks', {
  accountId: uuid().primaryKey(),
  minutes: smallint().notNull(),
});

/** By what somebody who is excluded is known again, as keyed digests; `account`: that it was done. */
export const exclusionMarks = pgTable(
  'exclusion_marks',
  {
    accountId: uuid().notNull(),
    kind: text({ enum: ['account', 'mobile', 'email', 'identity', 'payout', 'name'] }).notNull(),
    digest: text().notNull(),
  },
  (mark) => [primaryKey({ columns: [mark.accountId, mark.kind, mark.digest] })],
);

/** Accounts of people who are excluded under another one, by what, and when it was found. */
export const exclusionMatches = pgTable('exclusion_matches', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  excludedId: uuid().notNull(),
  kind: text({ enum: ['mobile', 'email', 'identity', 'payout', 'name'] }).notNull(),
  step: text({ enum: ['registration', 'contact', 'name', 'bank', 'deposit'] }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** An operator has found that it is somebody else. */
  dismissedAt: timestamp({ withTimezone: true }),
});
