import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { STUDIO_MODES } from '../../../contract/play/studio';

const time = () => timestamp({ withTimezone: true });
const minor = () => bigint({ mode: 'bigint' });

/** Who makes games, and what was agreed with them where studios differ. */
export const studios = pgTable('studios', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Where its games' pages are; null: the host that the player has called, with the port of the demo's studio. */
  origin: text(),
  /** Closed, it takes no bets; wins, rollbacks and ends as ever (W14). */
  open: boolean().notNull().default(true),
  /** True if it may have players made for its conformance run; only a demo does. */
  rehearses: boolean().notNull().default(false),
  /** The most in one bet, minor units (W13); null: no such limit. */
  stakeMost: minor(),
  /** True if a bet of nothing without a reward is answered as one, without effect (W5). */
  zeroStakes: boolean().notNull().default(false),
  /** What is answered to a rollback of what was never seen; a tombstone stays either way (W18). */
  unknownRollback: text({ enum: ['applied', 'refused'] })
    .notNull()
    .default('applied'),
  /** A rollback of a bet whose round has wins: refused, or its wins are taken back too (W21). */
  rollbackUnderWin: text({ enum: ['refused', 'winsToo'] })
    .notNull()
    .default('refused'),
  createdAt: time().notNull(),
});

export const studioKeys = pgTable('studio_keys', {
  id: text().primaryKey(),
  studioId: text().notNull(),
  /** The secret, sealed for this key. */
  sealed: text().notNull(),
  createdAt: time().notNull(),
  /** When it is good no more; null while nobody has replaced it. */
  endsAt: time(),
});

export const studioNonces = pgTable(
  'studio_nonces',
  { keyId: text().notNull(), nonce: text().notNull(), at: time().notNull() },
  (one) => [primaryKey({ columns: [one.keyId, one.nonce] })],
);

/** A game that a player has opened; its address has had the token, which is good once, until `endsAt`. */
export const studioLaunches = pgTable('studio_launches', {
  id: uuid().primaryKey(),
  tokenHash: text().notNull().unique(),
  studioId: text().notNull(),
  accountId: uuid().notNull(),
  /** The player's session that it was opened from; null in a rehearsal. */
  loginId: uuid(),
  gameId: text().notNull(),
  roomId: text(),
  mode: text({ enum: STUDIO_MODES }).notNull(),
  language: text({ enum: ['bn', 'en'] }).notNull(),
  country: text(),
  /** The portal's, as the player reaches it. */
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
  /** Each bet keeps it awake. */
  lastBetAt: time().notNull(),
  endedAt: time(),
});

/** A round of a player: from its first bet until its end. One that ended before it began has no bets. */
export const studioRounds = pgTable(
  'studio_rounds',
  {
    studioId: text().notNull(),
    accountId: uuid().notNull(),
    roundId: text().notNull(),
    sessionId: uuid(),
    gameId: text(),
    /** What was staked and won and not rolled back, minor units; and how many bets. */
    staked: minor().notNull().default(0n),
    /** Bonus money in the stakes (own.bonus.position); the database writes it. */
    granted: minor().notNull().default(0n),
    won: minor().notNull().default(0n),
    bets: integer().notNull().default(0),
    /** The id of its first bet: facts know it by that. */
    betId: text(),
    openedAt: time().notNull(),
    endedAt: time(),
    /** When operators were told that it is open for long. */
    toldAt: time(),
    /** By which it can be checked, as the studio said it last. */
    proof: text(),
    /** Valid bet as the studio reported it last, minor units; `studio_valid_bet` bounds it (W36). */
    validBet: minor(),
  },
  (one) => [primaryKey({ columns: [one.studioId, one.accountId, one.roundId] })],
);

/** Everything that a studio has asked to be done, by its id and player, for ever (W9, W10). Written by the functions `studio_*` alone. */
export const studioTransactions = pgTable('studio_transactions', {
  id: uuid().primaryKey(),
  studioId: text().notNull(),
  accountId: uuid().notNull(),
  transactionId: text().notNull(),
  kind: text({ enum: ['bet', 'win', 'rollback', 'round-end', 'promo', 'unknown'] }).notNull(),
  state: text({ enum: ['applied', 'refused', 'rolledBack', 'tombstone'] }).notNull(),
  /** Of what must be the same when it is repeated. */
  bodyHash: text().notNull(),
  roundId: text(),
  sessionId: text(),
  gameId: text(),
  amount: minor(),
  originalId: text(),
  reward: text(),
  /** What it has booked. */
  transfers: uuid().array().notNull().default([]),
  /** `{ code, balance }`: the first answer. */
  answer: jsonb().notNull(),
  /** What came beside the fields that we know, as JSON (W27). */
  extra: text(),
  attempts: integer().notNull().default(1),
  createdAt: time().notNull(),
});

/** What was won, spent and taken back: a player owes it, and withdraws nothing while it is open. Minor units. */
export const receivables = pgTable('receivables', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  /** What was taken back: a studio's win, or what an order of a lottery had won by a run before this one. */
  transactionId: uuid().unique(),
  orderId: uuid(),
  run: integer(),
  amount: minor().notNull(),
  collected: minor().notNull().default(0n),
  waived: minor().notNull().default(0n),
  createdAt: time().notNull(),
  endedAt: time(),
});

/** Every proven call as it came, with its answer (W30). */
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

/** The table of odds of each game, as its studio published it last. */
export const studioOdds = pgTable(
  'studio_odds',
  { studioId: text().notNull(), gameId: text().notNull(), odds: jsonb().notNull(), publishedAt: time().notNull() },
  (one) => [primaryKey({ columns: [one.studioId, one.gameId] })],
);

/** Seeds that studios have revealed, by the commitment that the proofs of their rounds name. */
export const studioSeeds = pgTable(
  'studio_seeds',
  {
    studioId: text().notNull(),
    accountId: uuid().notNull(),
    commitment: text().notNull(),
    serverSeed: text().notNull(),
    revealedAt: time().notNull(),
  },
  (one) => [primaryKey({ columns: [one.studioId, one.accountId, one.commitment] })],
);
