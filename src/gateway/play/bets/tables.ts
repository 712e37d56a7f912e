import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SETTINGS } from '../../../contract';

const minor = () => bigint({ mode: 'bigint' }).notNull();

/** Each settlement event of a bet; added to by `record_facts` alone, changed by nobody. A bet is now what the fact says that no other replaces. */
export const betFacts = pgTable('bet_facts', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  /** The uplines when the bet was first written, the topmost first: the place in the agents' tree. */
  path: uuid().array().notNull(),
  /** Who settles it: the studio's key name. Its ids are unique for a player. */
  studio: text().notNull(),
  betId: text().notNull(),
  /** 1, 2, …: the facts of a bet in their order. */
  version: integer().notNull(),
  /** What settled it, by the studio's id. */
  event: text().notNull(),
  kind: text({ enum: ['settled', 'cancelled', 'settledAnew'] }).notNull(),
  replaces: uuid(),
  roundId: text().notNull(),
  vendor: text().notNull(),
  game: text().notNull(),
  category: text().notNull(),
  /** Minor units, as all that follows: what was staked, what of it counts as turnover, what came back, what of the stake was bonus. */
  stake: minor(),
  validBet: minor(),
  result: minor(),
  bonusPart: minor(),
  /** Computed by the database. `won`: more came back than was staked. */
  status: text({ enum: ['won', 'lost', 'even', 'cancelled'] }).notNull(),
  betAt: timestamp({ withTimezone: true }).notNull(),
  /** When this was written. */
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** The studio's ids of what was moved, in their order, and the ledger's transfer of each; null where nothing was moved. */
  transactions: text().array().notNull(),
  transfers: uuid().array().notNull(),
  proof: text(),
});

/** Files of the betting record that were asked for: each has an address that is good once, for a moment. */
export const betFiles = pgTable('bet_files', {
  keyHash: text().primaryKey(),
  accountId: uuid().notNull(),
  asked: jsonb().notNull(),
  language: text({ enum: SETTINGS.languages }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Facts that are not yet added up. */
export const betFactQueue = pgTable('bet_fact_queue', {
  factId: uuid().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Bets of a player, game and hour (UTC, of the bet, not of the fact), as they are now; cancelled ones count as nothing. */
export const memberHourly = pgTable(
  'member_hourly',
  {
    accountId: uuid().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    category: text().notNull(),
    vendor: text().notNull(),
    game: text().notNull(),
    bets: minor(),
    stake: minor(),
    validBet: minor(),
    result: minor(),
    /** Of the valid bet: what of it was bonus, bet by bet. */
    bonusPart: minor(),
  },
  (row) => [primaryKey({ columns: [row.accountId, row.hour, row.category, row.vendor, row.game] })],
);

/** What a bet has worked off of a grant, by the fact that says what the bet is now. */
export const grantStakes = pgTable(
  'grant_stakes',
  { grantId: uuid().notNull(), factId: uuid().notNull(), amount: minor() },
  (part) => [primaryKey({ columns: [part.grantId, part.factId] })],
);
