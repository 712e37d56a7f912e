import {
  bigint,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { STUDIO_MODES } from '../../../contract/play/studio';

const time = () => timestamp({ withTimezone: true });
const minor = () => bigint({ mode: 'bigint' });

/** Studios, with terms that differ between them. */
export const studios = pgTable('studios', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Origin of its games' pages; null: the host that the player has called, with the port of the demo's studio. */
  origin: text(),
  /** False: rejects bets; wins, rollbacks and round ends continue (W14). */
  open: boolean().notNull().default(true),
  /** True if it may create players for its conformance run; only in a demo. */
  rehearses: boolean().notNull().default(false),
  /** Maximum bet, minor units (W13); null: no limit. */
  stakeMost: minor(),
  /** True if a zero bet without a reward is accepted, without effect (W5). */
  zeroStakes: boolean().notNull().default(false),
  /** Response to the rollback of an unknown transaction; a tombstone stays either way (W18). */
  unknownRollback: text({ enum: ['applied', 'refused'] })
    .notNull()
    .default('applied'),
  /** Rollback of a bet whose round has wins: rejected, or the wins are taken back too (W21). */
  rollbackUnderWin: text({ enum: ['refused', 'winsToo'] })
    .notNull()
    .default('refused'),
  /** Bounds of its credits: largest win per unit staked, where no odds are published, and minor units a day (W38). */
  winTimes: integer().notNull().default(10_000),
  exposureDay: minor().notNull().default(1_000_000_000n),
  promoDay: minor().notNull().default(10_000_000n),
  createdAt: time().notNull(),
});

/** Bounds of single games, in place of their studio's; null: the studio's applies. */
export const studioGameLimits = pgTable(
  'studio_game_limits',
  {
    studioId: text().notNull(),
    gameId: text().notNull(),
    winTimes: integer(),
    exposureDay: minor(),
    promoDay: minor(),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.gameId] })],
);

export const studioKeys = pgTable('studio_keys', {
  id: text().primaryKey(),
  studioId: text().notNull(),
  /** Secret, encrypted for this key. */
  sealed: text().notNull(),
  createdAt: time().notNull(),
  /** Expiry; null for the current key. */
  endsAt: time(),
});

export const studioNonces = pgTable(
  'studio_nonces',
  { keyId: text().notNull(), nonce: text().notNull(), at: time().notNull() },
  (table) => [primaryKey({ columns: [table.keyId, table.nonce] })],
);

/** Games that players have opened; the address contains the single-use token, valid until `endsAt`. */
export const studioLaunches = pgTable('studio_launches', {
  id: uuid().primaryKey(),
  tokenHash: text().notNull().unique(),
  studioId: text().notNull(),
  /** Null for a visitor, whose player id is that of the launch. */
  accountId: uuid(),
  /** Player's session that opened it; null in a rehearsal and for visitors. */
  loginId: uuid(),
  gameId: text().notNull(),
  roomId: text(),
  mode: text({ enum: STUDIO_MODES }).notNull(),
  language: text({ enum: ['bn', 'en'] }).notNull(),
  country: text(),
  /** Origin of the portal, as the player reaches it. */
  origin: text().notNull(),
  createdAt: time().notNull(),
  endsAt: time().notNull(),
  usedAt: time(),
});

export const studioSessions = pgTable('studio_sessions', {
  id: uuid().primaryKey(),
  launchId: uuid().notNull().unique(),
  studioId: text().notNull(),
  accountId: uuid().notNull(),
  mode: text({ enum: STUDIO_MODES }).notNull(),
  country: text(),
  createdAt: time().notNull(),
  /** Each bet keeps it alive. */
  lastBetAt: time().notNull(),
  endedAt: time(),
});

/** Rounds of players, from the first bet to the end. One that ended before its first bet has none. */
export const studioRounds = pgTable(
  'studio_rounds',
  {
    studioId: text().notNull(),
    accountId: uuid().notNull(),
    roundId: text().notNull(),
    sessionId: uuid(),
    gameId: text(),
    /** Stakes and wins that were not rolled back, minor units, and the number of bets. */
    staked: minor().notNull().default(0n),
    /** Bonus money in the stakes (own.bonus.position); written by the database. */
    granted: minor().notNull().default(0n),
    won: minor().notNull().default(0n),
    bets: integer().notNull().default(0),
    /** Id of its first bet, by which the bet ledger knows it. */
    betId: text(),
    openedAt: time().notNull(),
    endedAt: time(),
    /** Time at which operators were notified that it is open for long. */
    toldAt: time(),
    /** Proof for verifying the round, the latest from the studio. */
    proof: text(),
    /** Latest valid bet reported by the studio, minor units; `studio_valid_bet` bounds it (W36). */
    validBet: minor(),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.accountId, table.roundId] })],
);

/**
 * All requests of studios, by their id and player, stored permanently (W9, W10). Written only by the functions
 * `studio_*`.
 */
export const studioTransactions = pgTable('studio_transactions', {
  id: uuid().primaryKey(),
  studioId: text().notNull(),
  accountId: uuid().notNull(),
  transactionId: text().notNull(),
  kind: text({ enum: ['bet', 'win', 'rollback', 'round-end', 'promo', 'unknown'] }).notNull(),
  state: text({ enum: ['applied', 'refused', 'rolledBack', 'tombstone'] }).notNull(),
  /** Hash of the fields that must match on a repetition. */
  bodyHash: text().notNull(),
  roundId: text(),
  sessionId: text(),
  gameId: text(),
  amount: minor(),
  originalId: text(),
  reward: text(),
  /** Transfers booked for it. */
  transfers: uuid().array().notNull().default([]),
  /** `{ code, balance }`: the first response. */
  answer: jsonb().notNull(),
  /** Fields that we do not know, as JSON (W27). */
  extra: text(),
  /** Side of a bet, in games whose bets can cover opposite results (W39). */
  side: text(),
  attempts: integer().notNull().default(1),
  createdAt: time().notNull(),
});

export const HOLD_STATES = ['held', 'released', 'reversed', 'cancelled'] as const;
export const HOLD_REASONS = ['over-win', 'over-exposure', 'over-promo', 'no-stake', 'excluded', 'late'] as const;

/** Credits that exceed a bound, by the id of their transaction; `studio_held` inserts them. */
export const studioHolds = pgTable('studio_holds', {
  id: uuid().primaryKey(),
  studioId: text().notNull(),
  accountId: uuid().notNull(),
  kind: text({ enum: ['win', 'promo'] }).notNull(),
  transactionId: text().notNull(),
  gameId: text(),
  roundId: text(),
  /** Minor units. */
  amount: minor().notNull(),
  reason: text({ enum: HOLD_REASONS }).notNull(),
  state: text({ enum: HOLD_STATES }).notNull(),
  /** The pending transfer. */
  transferId: uuid().notNull(),
  createdAt: time().notNull(),
  decidedAt: time(),
  /** Operator and reason of the decision. */
  decidedBy: text(),
  remark: text(),
});

/** Authenticated calls as received, with their responses (W30). */
export const studioCalls = pgTable('studio_calls', {
  id: uuid().primaryKey().defaultRandom(),
  studioId: text().notNull(),
  keyId: text().notNull(),
  call: text().notNull(),
  at: time().notNull(),
  body: text().notNull(),
  code: text().notNull(),
  answer: jsonb().notNull(),
  transaction: uuid(),
  attempt: integer().notNull().default(1),
  tookUs: integer().notNull(),
});

/** Odds of each game, as last published by its studio. */
export const studioOdds = pgTable(
  'studio_odds',
  {
    studioId: text().notNull(),
    gameId: text().notNull(),
    odds: jsonb().notNull(),
    /** Largest win for a stake of 1, which the database computes from the odds. */
    largestWin: numeric(),
    /** Rule for valid bets, which the database reads from the odds (W39). */
    validBetRule: text(),
    publishedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.gameId] })],
);

/** Seeds revealed by studios, by the commitment that the proofs of their rounds name. */
export const studioSeeds = pgTable(
  'studio_seeds',
  {
    studioId: text().notNull(),
    accountId: uuid().notNull(),
    commitment: text().notNull(),
    serverSeed: text().notNull(),
    revealedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.accountId, table.commitment] })],
);
