import { bigint, boolean, integer, numeric, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { DELIVERIES, GOOD_PICTURES, REDEMPTION_STATES, REDEMPTION_TYPES } from '../../../contract/rewards/points';

const count = () => bigint({ mode: 'bigint' }).notNull();

/** State of each player's points in addition to the ledger's balance; written only by the functions `points_*`. */
export const pointAccounts = pgTable('point_accounts', {
  accountId: uuid().primaryKey(),
  /** Exact value of all bets. */
  worth: numeric().notNull().default('0'),
  /** Points credited for it: `worth`, rounded down. */
  earned: count().default(0n),
  /** Points taken back after they were spent; later points pay it first. */
  debt: count().default(0n),
  /** Number of payments towards it. */
  collected: integer().notNull().default(0),
});

/** Value of each bet; computed once, immutable. */
export const pointFacts = pgTable('point_facts', {
  factId: uuid().primaryKey(),
  accountId: uuid().notNull(),
  worth: numeric().notNull(),
});

/** Bets that are not yet evaluated. */
export const pointFactQueue = pgTable('point_fact_queue', {
  factId: uuid().primaryKey(),
  accountId: uuid().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Points credited for something other than play, once per key. */
export const pointCredits = pgTable('point_credits', {
  key: text().primaryKey(),
  accountId: uuid().notNull(),
  kind: text({ enum: ['pointsReward', 'pointsGiven'] }).notNull(),
  amount: count(),
  transferId: uuid().notNull().unique(),
});

/** Items of the points mall; a redemption decreases `available`, and its rejection increases it again. */
export const pointGoods = pgTable('point_goods', {
  code: text().primaryKey(),
  titleBn: text().notNull(),
  titleEn: text().notNull(),
  textBn: text().notNull(),
  textEn: text().notNull(),
  picture: text({ enum: GOOD_PICTURES }).notNull(),
  points: count(),
  /** Required recent play, minor units of valid bets. */
  amount: count(),
  quantity: integer().notNull(),
  available: integer().notNull(),
  /** Position in the mall. */
  place: integer().notNull().default(0),
  hidden: boolean().notNull().default(false),
  delivery: text({ enum: DELIVERIES }).notNull().default('courier'),
});

/** Redemptions. An item's redemption holds its points until it is decided. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    accountId: uuid().notNull(),
    /** Idempotency key of the player. */
    key: text().notNull(),
    type: text({ enum: REDEMPTION_TYPES }).notNull(),
    good: text(),
    quantity: integer().notNull(),
    points: count(),
    /** Resulting amount of money, minor units. */
    amount: count(),
    state: text({ enum: REDEMPTION_STATES }).notNull(),
    remark: text(),
    at: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    /** Transfer that holds or has spent the points, and the one that paid money. */
    transferId: uuid().notNull().unique(),
    moneyTransferId: uuid().unique(),
  },
  (row) => [unique().on(row.accountId, row.key)],
);

/** Delivery addresses of redeemed items, encrypted as a whole, until some time after the decision. */
export const redemptionAddresses = pgTable('redemption_addresses', {
  redemptionId: uuid().primaryKey(),
  sealedFields: text().notNull(),
});
