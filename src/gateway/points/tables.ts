import { bigint, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const count = () => bigint({ mode: 'bigint' }).notNull();

/** How each player stands with points, beside the ledger's balance; changed by the functions `points_*` alone. */
export const pointAccounts = pgTable('point_accounts', {
  accountId: uuid().primaryKey(),
  /** What all bets are worth, exactly. */
  worth: numeric().notNull().default('0'),
  /** The same, rounded down: what was given for it. */
  earned: count().default(0n),
  /** What was taken back and was gone already; later points pay it first. */
  debt: count().default(0n),
  /** How often something was taken for it. */
  collected: integer().notNull().default(0),
});

/** What each fact of a bet is worth: reckoned once, changed by nobody. */
export const pointFacts = pgTable('point_facts', { factId: uuid().primaryKey(), accountId: uuid().notNull(), worth: numeric().notNull() });

/** Facts that are not yet reckoned. */
export const pointFactQueue = pgTable('point_fact_queue', {
  factId: uuid().primaryKey(),
  accountId: uuid().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Points that were given for something else than play, once for each key. */
export const pointCredits = pgTable('point_credits', {
  key: text().primaryKey(),
  accountId: uuid().notNull(),
  kind: text({ enum: ['pointsReward', 'pointsGiven'] }).notNull(),
  amount: count(),
  transferId: uuid().notNull().unique(),
});
