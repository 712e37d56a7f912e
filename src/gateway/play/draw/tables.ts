import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true });
const count = () => bigint({ mode: 'number' });

/** The leaves of machines/play/draw-lifecycle. */
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
/** States of an issue with a result, or without one for good, whose orders are still to be settled. */
export const UNSETTLED_STATES = [
  'drawn',
  'settling',
  'corrected',
  'resettling',
  'void',
  'refunding',
] as const satisfies readonly IssueState[];

/** Issues; `state`, `dueAt` and what follows from a draw are written by the steps of their lifecycles. */
export const lotteryIssues = pgTable('lottery_issues', {
  id: uuid().primaryKey(),
  lottery: text().notNull(),
  number: text().notNull(),
  /** The place among all issues of its lottery, from 1, without a gap. */
  seq: count().notNull(),
  opensAt: at().notNull(),
  closesAt: at().notNull(),
  drawsAt: at().notNull(),
  state: text({ enum: ISSUE_STATES }).notNull(),
  dueAt: at(),
  rulesVersion: text().notNull(),
  priceVersion: text().notNull(),
  /** As the lottery's result schema has it; null before there is one, and where it is void. */
  result: jsonb(),
  /** Which row of `lottery_results` it is settled by; 0: none yet. */
  settlement: integer().notNull().default(0),
  /** Of results of our own: the seed's chain and place in it, what is published before, the beacon's round, and what both have become. */
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

/** What an issue was settled by, in its order; nothing of it changes. */
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

/** What feeds said of an issue, as it came. */
export const lotteryEvidence = pgTable('lottery_evidence', {
  id: uuid().primaryKey(),
  issueId: uuid().notNull(),
  feed: text().notNull(),
  raw: text().notNull(),
  signature: text().notNull(),
  genuine: boolean().notNull(),
  arrivedAt: at().notNull(),
});

/** Chains of seeds; `root` is the last one, sealed. */
export const lotteryChains = pgTable('lottery_chains', {
  id: uuid().primaryKey(),
  lottery: text().notNull(),
  nth: integer().notNull(),
  length: integer().notNull(),
  endHash: text().notNull(),
  root: text().notNull(),
  publishedAt: at().notNull(),
});

/** How far issues of a lottery are made. */
export const lotteryPlans = pgTable('lottery_plans', {
  lottery: text().primaryKey(),
  plannedUntil: at().notNull(),
  seq: count().notNull(),
});
