import { bigint, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { LIMIT_PERIODS } from '../../contract/gaming-limits';

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
