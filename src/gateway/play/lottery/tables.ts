import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ORDER_STATES } from '../../../contract/play/lottery';

const minor = () => bigint({ mode: 'bigint' }).notNull();
const at = () => timestamp({ withTimezone: true });

/** Slips: an order, or a chase of several, with the response that replays of the same key return. */
export const lotterySlips = pgTable('lottery_slips', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  idempotencyKey: text().notNull(),
  bodyHash: text().notNull(),
  lottery: text().notNull(),
  rulesVersion: text().notNull(),
  priceVersion: text().notNull(),
  stake: minor(),
  orders: integer().notNull(),
  stopAfterWin: boolean().notNull(),
  answer: jsonb().notNull(),
  createdAt: at().notNull(),
});

/** Bets on one issue; the stake is held until the issue closes. */
export const lotteryOrders = pgTable('lottery_orders', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  slipId: uuid().notNull(),
  /** Position in the slip, from 1. */
  place: integer().notNull(),
  accountId: uuid().notNull(),
  lottery: text().notNull(),
  issueId: uuid().notNull(),
  issue: text().notNull(),
  state: text({ enum: ORDER_STATES }).notNull(),
  stake: minor(),
  /** Bonus money in the stake (`own.bonus.position`); written by the database. */
  granted: minor().default(0n),
  most: minor(),
  lines: jsonb().notNull(),
  outcomes: jsonb(),
  /** Maximum win by each number: `{ play, number, most }`. */
  numbers: jsonb().notNull(),
  /** Total returned by settlements: prizes, rebate, pushed and void stakes. */
  returned: minor().default(0n),
  /** Ledger transfers, the hold first. */
  transfers: uuid().array().notNull(),
  /** Version of the run that has settled it; 0: none. */
  settledBy: integer().notNull().default(0),
  createdAt: at().notNull(),
  settledAt: at(),
});

/** Maximum win by a number, over all orders of an issue. */
export const lotteryExposures = pgTable(
  'lottery_exposures',
  { issueId: uuid().notNull(), play: text().notNull(), number: text().notNull(), most: minor() },
  (row) => [primaryKey({ columns: [row.issueId, row.play, row.number] })],
);

/**
 * Settlement runs of issues, in pages: by a result, or because the issue is void. `version`: the number of the issue's
 * settlement.
 */
export const lotteryRuns = pgTable(
  'lottery_runs',
  {
    issueId: uuid().notNull(),
    version: integer().notNull(),
    kind: text({ enum: ['drawn', 'void'] }).notNull(),
    /** Number of the last processed order. */
    cursor: minor().default(0n),
    orders: integer().notNull().default(0),
    createdAt: at().notNull(),
    endedAt: at(),
  },
  (run) => [primaryKey({ columns: [run.issueId, run.version] })],
);
