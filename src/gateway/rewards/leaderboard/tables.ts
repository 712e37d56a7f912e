import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SPANS } from '../../../contract/rewards/activities';

const minor = () => bigint({ mode: 'bigint' }).notNull();
/** Of windows: epoch ms. */
const ms = () => bigint({ mode: 'number' }).notNull();
const moment = () => timestamp({ withTimezone: true });

/** What ranks `from` to `to` are worth; minor units, as text. */
type RankPrize = { from: number; to: number; money: string; times: number; points: string };

/** Who turned most over in each day, week or month. */
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

/** A window of a board; `takenAt`: as of when its sums are, `closedAt`: when they were final. */
export const leaderboardWindows = pgTable(
  'leaderboard_windows',
  { boardId: uuid().notNull(), starts: ms(), ends: ms(), takenAt: moment(), closedAt: moment() },
  (window) => [primaryKey({ columns: [window.boardId, window.starts] })],
);

/** What each has turned over in a window; `reachedAt`: by which bet. */
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

/** The top of a window that is over. */
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

/** Who does not want to be shown. */
export const leaderboardHidden = pgTable('leaderboard_hidden', {
  accountId: uuid().primaryKey(),
  at: moment().notNull(),
});
