import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SETTINGS } from '../../../contract';

const minor = () => bigint({ mode: 'bigint' }).notNull();

/**
 * Settlement events of bets, written only by `record_facts`; immutable. The state of a bet is the fact that no other
 * replaces.
 */
export const betFacts = pgTable('bet_facts', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  /** Uplines when the bet was first recorded, the topmost first: the position in the agents' tree. */
  path: uuid().array().notNull(),
  /** Settling system: the studio's key name. Its ids are unique per player. */
  studio: text().notNull(),
  betId: text().notNull(),
  /** 1, 2, …: number of the fact within its bet. */
  version: integer().notNull(),
  /** Event that settled it, by the studio's id. */
  event: text().notNull(),
  kind: text({ enum: ['settled', 'cancelled', 'settledAnew'] }).notNull(),
  replaces: uuid(),
  roundId: text().notNull(),
  vendor: text().notNull(),
  game: text().notNull(),
  category: text().notNull(),
  /** Minor units, like the columns below: stake, its part that counts as turnover, return, bonus money in the stake. */
  stake: minor(),
  validBet: minor(),
  result: minor(),
  bonusPart: minor(),
  /** Computed by the database. `won`: the return exceeds the stake. */
  status: text({ enum: ['won', 'lost', 'even', 'cancelled'] }).notNull(),
  betAt: timestamp({ withTimezone: true }).notNull(),
  /** Time of the record. */
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** The studio's transaction ids, in order, and the ledger's transfer of each; null if nothing was moved. */
  transactions: text().array().notNull(),
  transfers: uuid().array().notNull(),
  proof: text(),
});

/** Requested files of the betting record, each with a single-use, short-lived address. */
export const betFiles = pgTable('bet_files', {
  keyHash: text().primaryKey(),
  accountId: uuid().notNull(),
  asked: jsonb().notNull(),
  language: text({ enum: SETTINGS.languages }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Facts that are not yet in the rollups. */
export const betFactQueue = pgTable('bet_fact_queue', {
  factId: uuid().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Current bets by player, game and hour (UTC, of the bet, not of the fact); cancelled ones count as nothing. */
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
    /** Bonus money in the valid bet, computed per bet. */
    bonusPart: minor(),
  },
  (row) => [primaryKey({ columns: [row.accountId, row.hour, row.category, row.vendor, row.game] })],
);

/** Turnover of a grant that a bet has worked off, by the bet's current fact. */
export const grantStakes = pgTable(
  'grant_stakes',
  { grantId: uuid().notNull(), factId: uuid().notNull(), amount: minor() },
  (part) => [primaryKey({ columns: [part.grantId, part.factId] })],
);
