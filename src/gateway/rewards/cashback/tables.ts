import { bigint, date, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const minor = () => bigint({ mode: 'bigint' }).notNull();

/** Claims of cashback; append-only. */
export const cashbackClaims = pgTable('cashback_claims', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  idempotencyKey: text().notNull(),
  /** Minor units. */
  amount: minor(),
  rewardId: uuid().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Day and category of a claim, with the values it was computed from. */
export const cashbackLines = pgTable(
  'cashback_lines',
  {
    claimId: uuid().notNull(),
    accountId: uuid().notNull(),
    day: date().notNull(),
    category: text().notNull(),
    level: smallint().notNull(),
    /** Thousandths of a percent. */
    rate: integer().notNull(),
    base: minor(),
    amount: minor(),
  },
  (line) => [primaryKey({ columns: [line.claimId, line.day, line.category] })],
);
