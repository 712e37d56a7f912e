import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true });
const count = () => bigint({ mode: 'number' });

/** Leaf states of machines/play/draw-lifecycle. */
export const ISSUE_STATES = [
  'scheduled',
  'open',
  'closed',
  'drawing',
  'delayed',
  'drawn',
  'settling',
  'settled',
  'corrected',
  'resettling',
  'void',
  'refunding',
  'refunded',
] as const;
export type IssueState = (typeof ISSUE_STATES)[number];
/** States of an issue with a result, or permanently without one, whose orders are not settled yet. */
export const UNSETTLED_STATES = [
  'drawn',
  'settling',
  'corrected',
  'resettling',
  'void',
  'refunding',
] as const satisfies readonly IssueState[];

/** Issues. Lifecycle steps write `state`, `dueAt` and the columns about the draw. */
export const lotteryIssues = pgTable('lottery_issues', {
  id: uuid().primaryKey(),
  lottery: text().notNull(),
  number: text().notNull(),
  /** Number among all issues of its lottery, from 1, without gaps. */
  seq: count().notNull(),
  opensAt: at().notNull(),
  closesAt: at().notNull(),
  drawsAt: at().notNull(),
  state: text({ enum: ISSUE_STATES }).notNull(),
  dueAt: at(),
  rulesVersion: text().notNull(),
  priceVersion: text().notNull(),
  /** Format of the lottery's result schema; null without a result, and if void. */
  result: jsonb(),
  /** Row of `lottery_results` that it is settled by; 0: none yet. */
  settlement: integer().notNull().default(0),
  /**
   * For our own draws: the seed's chain and its number in it, the published commitment, the beacon's round, and the
   * revealed values of both.
   */
  chainId: uuid(),
  seedNo: integer(),
  commitment: text(),
  beacon: text(),
  beaconRound: count(),
  beaconSignature: text(),
  serverSeed: text(),
  createdAt: at().notNull(),
  drawnAt: at(),
  settledAt: at(),
});

/** Results of an issue, in order; immutable. */
export const lotteryResults = pgTable(
  'lottery_results',
  {
    issueId: uuid().notNull(),
    settlement: integer().notNull(),
    kind: text({ enum: ['drawn', 'given', 'corrected', 'void'] }).notNull(),
    result: jsonb(),
    /** `seed`, `feeds`, `time`, or `operator:` and a name. */
    takenBy: text().notNull(),
    reason: text(),
    at: at().notNull(),
  },
  (row) => [primaryKey({ columns: [row.issueId, row.settlement] })],
);

/** Feeds' responses about an issue, as received. */
export const lotteryEvidence = pgTable('lottery_evidence', {
  id: uuid().primaryKey(),
  issueId: uuid().notNull(),
  feed: text().notNull(),
  raw: text().notNull(),
  signature: text().notNull(),
  genuine: boolean().notNull(),
  arrivedAt: at().notNull(),
});

/** Chains of seeds; `root` is the last seed, encrypted. */
export const lotteryChains = pgTable('lottery_chains', {
  id: uuid().primaryKey(),
  lottery: text().notNull(),
  nth: integer().notNull(),
  length: integer().notNull(),
  endHash: text().notNull(),
  root: text().notNull(),
  publishedAt: at().notNull(),
});

/** Progress of creating a lottery's issues. */
export const lotteryPlans = pgTable('lottery_plans', {
  lottery: text().primaryKey(),
  plannedUntil: at().notNull(),
  seq: count().notNull(),
});
