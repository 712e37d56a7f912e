import { bigint, boolean, integer, numeric, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { DELIVERIES, GOOD_PICTURES, REDEMPTION_STATES, REDEMPTION_TYPES } from '../../../contract/rewards/points';

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
export const pointFacts = pgTable('point_facts', {
  factId: uuid().primaryKey(),
  accountId: uuid().notNull(),
  worth: numeric().notNull(),
});

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

/** What points are redeemed for; `available` goes down with each redemption, and up again with one that is rejected. */
export const pointGoods = pgTable('point_goods', {
  code: text().primaryKey(),
  titleBn: text().notNull(),
  titleEn: text().notNull(),
  textBn: text().notNull(),
  textEn: text().notNull(),
  picture: text({ enum: GOOD_PICTURES }).notNull(),
  points: count(),
  /** What must have been played lately, minor units of valid bets. */
  amount: count(),
  quantity: integer().notNull(),
  available: integer().notNull(),
  /** Where it stands in the mall. */
  place: integer().notNull().default(0),
  hidden: boolean().notNull().default(false),
  delivery: text({ enum: DELIVERIES }).notNull().default('courier'),
});

/** What points were spent on. That of a thing holds its points until it is decided. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    accountId: uuid().notNull(),
    /** The player's own key for it. */
    key: text().notNull(),
    type: text({ enum: REDEMPTION_TYPES }).notNull(),
    good: text(),
    quantity: integer().notNull(),
    points: count(),
    /** Minor units of money that came of it. */
    amount: count(),
    state: text({ enum: REDEMPTION_STATES }).notNull(),
    remark: text(),
    at: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    /** What holds its points, or took them; and what brought money. */
    transferId: uuid().notNull().unique(),
    moneyTransferId: uuid().unique(),
  },
  (row) => [unique().on(row.accountId, row.key)],
);

/** The address that a redeemed item is delivered to, sealed as a whole, until some time after the decision. */
export const redemptionAddresses = pgTable('redemption_addresses', {
  redemptionId: uuid().primaryKey(),
  sealedFields: text().notNull(),
});
