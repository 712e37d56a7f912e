import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SPANS } from '../../../contract/rewards/activities';

const minor = () => bigint({ mode: 'bigint' }).notNull();
/** Column of a window's time, epoch ms. */
const ms = () => bigint({ mode: 'number' }).notNull();
const moment = () => timestamp({ withTimezone: true });

/** Prize of ranks `from` to `to`; minor units, as text. */
type RankPrize = { from: number; to: number; money: string; times: number; points: string };

/** Leaderboards by turnover in each day, week or month. */
export const leaderboards = pgTable('leaderboards', {
  id: uuid().primaryKey(),
  code: text().notNull(),
  span: text({ enum: SPANS }).notNull(),
  least: minor(),
  shown: integer().notNull(),
  claimDays: integer().notNull(),
  prizes: jsonb().$type<RankPrize[]>().notNull(),
  beginsAt: moment().notNull(),
  createdAt: moment().notNull(),
});
export type Board = typeof leaderboards.$inferSelect;

/** Windows of a leaderboard; `takenAt`: the time of its sums, `closedAt`: the time they became final. */
export const leaderboardWindows = pgTable(
  'leaderboard_windows',
  { boardId: uuid().notNull(), starts: ms(), ends: ms(), takenAt: moment(), closedAt: moment() },
  (window) => [primaryKey({ columns: [window.boardId, window.starts] })],
);

/** Turnover of each player in a window; `reachedAt`: the time of the last bet in it. */
export const leaderboardSums = pgTable(
  'leaderboard_sums',
  {
    boardId: uuid().notNull(),
    starts: ms(),
    accountId: uuid().notNull(),
    turnover: minor(),
    bets: minor(),
    reachedAt: moment().notNull(),
  },
  (sum) => [primaryKey({ columns: [sum.boardId, sum.starts, sum.accountId] })],
);

/** Final top ranks of past windows. */
export const leaderboardTops = pgTable(
  'leaderboard_tops',
  {
    boardId: uuid().notNull(),
    starts: ms(),
    rank: integer().notNull(),
    accountId: uuid().notNull(),
    turnover: minor(),
    reachedAt: moment().notNull(),
    rewardId: uuid(),
  },
  (top) => [primaryKey({ columns: [top.boardId, top.starts, top.rank] })],
);

/** Players who do not appear on leaderboards. */
export const leaderboardHidden = pgTable('leaderboard_hidden', {
  accountId: uuid().primaryKey(),
  at: moment().notNull(),
});
