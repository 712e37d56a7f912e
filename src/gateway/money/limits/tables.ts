import { bigint, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { LIMIT_PERIODS, PLAY_LIMIT_KINDS } from '../../../contract/money/gaming-limits';

const limitColumns = () => ({
  accountId: uuid().notNull(),
  period: text({ enum: LIMIT_PERIODS }).notNull(),
  /** Effective limit, minor units; null: no limit. */
  amount: bigint({ mode: 'bigint' }),
  /** Requested higher limit; null: no limit. */
  askedAmount: bigint({ mode: 'bigint' }),
  /** Null: no pending request. */
  askedAt: timestamp({ withTimezone: true }),
});

export const depositLimits = pgTable('deposit_limits', limitColumns(), (limit) => [
  primaryKey({ columns: [limit.accountId, limit.period] }),
]);

/** Limits of own losses and stakes, minor units, and of time, minutes. */
export const playLimits = pgTable(
  'play_limits',
  { ...limitColumns(), kind: text({ enum: PLAY_LIMIT_KINDS }).notNull() },
  (limit) => [primaryKey({ columns: [limit.accountId, limit.kind, limit.period] })],
);

/** A trigger rejects earlier ends and deletion. */
export const gamingPauses = pgTable('gaming_pauses', {
  accountId: uuid().primaryKey(),
  timeOutUntil: timestamp({ withTimezone: true }),
  excludedUntil: timestamp({ withTimezone: true }),
});

export const realityChecks = pgTable('reality_checks', {
  accountId: uuid().primaryKey(),
  minutes: smallint().notNull(),
});

/** Keyed digests of an excluded person's details; the kind `account` marks the person as processed. */
export const exclusionMarks = pgTable(
  'exclusion_marks',
  {
    accountId: uuid().notNull(),
    kind: text({ enum: ['account', 'mobile', 'email', 'identity', 'payout', 'name'] }).notNull(),
    digest: text().notNull(),
  },
  (mark) => [primaryKey({ columns: [mark.accountId, mark.kind, mark.digest] })],
);

/** Accounts that match a person excluded under another account, with the matching kind and the time. */
export const exclusionMatches = pgTable('exclusion_matches', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  excludedId: uuid().notNull(),
  kind: text({ enum: ['mobile', 'email', 'identity', 'payout', 'name'] }).notNull(),
  step: text({ enum: ['registration', 'contact', 'name', 'bank', 'deposit'] }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** Set when an operator has found that it is a different person. */
  dismissedAt: timestamp({ withTimezone: true }),
});
