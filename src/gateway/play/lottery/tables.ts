import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ORDER_STATES } from '../../../contract/play/lottery';

const minor = () => bigint({ mode: 'bigint' }).notNull();
const at = () => timestamp({ withTimezone: true });

/** What was asked for at once: an order, or a chase of several; its first answer is told again under the same key. */
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

/** A bet on one issue; its stake is held until the issue closes. */
export const lotteryOrders = pgTable('lottery_orders', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  slipId: uuid().notNull(),
  /** Its place in the slip, from 1. */
  place: integer().notNull(),
  accountId: uuid().notNull(),
  lottery: text().notNull(),
  issueId: uuid().notNull(),
  issue: text().notNull(),
  state: text({ enum: ORDER_STATES }).notNull(),
  stake: minor(),
  /** Bonus money in the stake (own.bonus.position); the database writes it. */
  granted: minor().default(0n),
  most: minor(),
  lines: jsonb().notNull(),
  outcomes: jsonb(),
  /** What can be won by each number: `{ play, number, most }`. */
  numbers: jsonb().notNull(),
  /** What has come back by settlements: prizes, rebate, pushed and void stakes. */
  returned: minor().default(0n),
  /** The ledger's transfers, the hold first. */
  transfers: uuid().array().notNull(),
  /** The version of the run that has settled it; 0: none. */
  settledBy: integer().notNull().default(0),
  createdAt: at().notNull(),
  settledAt: at(),
});

/** The most that all orders of an issue together can win by one number. */
export const lotteryExposures = pgTable(
  'lottery_exposures',
  { issueId: uuid().notNull(), play: text().notNull(), number: text().notNull(), most: minor() },
  (row) => [primaryKey({ columns: [row.issueId, row.play, row.number] })],
);

/** What settles an issue in pages: by a result, or because it is void. `version`: the number of the issue's settlement. */
export const lotteryRuns = pgTable(
  'lottery_runs',
  {
    issueId: uuid().notNull(),
    version: integer().notNull(),
    kind: text({ enum: ['drawn', 'void'] }).notNull(),
    /** The number of the last order that is done. */
    cursor: minor().default(0n),
    orders: integer().notNull().default(0),
    createdAt: at().notNull(),
    endedAt: at(),
  },
  (run) => [primaryKey({ columns: [run.issueId, run.version] })],
);
