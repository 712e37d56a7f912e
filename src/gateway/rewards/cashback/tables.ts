import { bigint, date, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const minor = () => bigint({ mode: 'bigint' }).notNull();

/** What was claimed of cashback; added to alone. */
export const cashbackClaims = pgTable('cashback_claims', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  idempotencyKey: text().notNull(),
  /** Minor units. */
  amount: minor(),
  rewardId: uuid().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Of which day and category a claim was, and from what it was reckoned. */
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
