import { type AnyColumn, and, eq, sql } from 'drizzle-orm';
import { accountById, alertOwner } from '../../identity';
import { rewardsBarredSql } from '../../money';
import type { ModuleContext, Tx } from '../../platform/context';
import { liftTimeout, transact } from '../../platform/database/transact';
import type { RecurringJobs } from '../../platform/jobs/jobs';
import { windowAt } from '../mission/service';
import { offerReward } from '../reward/service';
import { type Board, leaderboardSums, leaderboards, leaderboardTops, leaderboardWindows } from './tables';

const DAY = 86_400_000;
/** Maximum age of sums, and the delay after a window's end until all of its bets are included, ms. */
const STALE = 300_000;
const SETTLED = 600_000;
/** Retention of the sums of all players after the end; the top ranks are stored permanently. */
const RETENTION = 40 * DAY;
/** Maximum number of past windows to catch up on. */
const MAX_WINDOWS = 400;

/** Refreshes outdated sums of open windows, and closes ended windows. A job calls it. */
export async function tendLeaderboards(ctx: ModuleContext): Promise<void> {
  const boards = await ctx.db.select().from(leaderboards);
  const now = (await ctx.now()).getTime();
  for (const board of boards)
    for (const window of await windowsOf(ctx, board, now)) await tend(ctx, board, window, now);
}
export const leaderboardJobs: RecurringJobs = { leaderboards: { every: 60_000, does: tendLeaderboards } };

type Window = { starts: number; ends: number };

/** Returns the windows from the first unclosed one to the open one, the oldest first. */
async function windowsOf({ db, config }: ModuleContext, board: Board, now: number): Promise<Window[]> {
  const windows: Window[] = [];
  for (let at = now; windows.length < MAX_WINDOWS; ) {
    const window = windowAt(board.span, at, config.siteZone);
    if (window.starts < board.beginsAt.getTime() || (await isClosed(db, board.id, window.starts))) break;
    windows.unshift(window);
    at = window.starts - 1;
  }
  return windows;
}

const ofWindow = (boardId: string, starts: number) =>
  and(eq(leaderboardWindows.boardId, boardId), eq(leaderboardWindows.starts, starts));

async function isClosed(tx: Tx, boardId: string, starts: number): Promise<boolean> {
  const [row] = await tx
    .select({ closedAt: leaderboardWindows.closedAt })
    .from(leaderboardWindows)
    .where(ofWindow(boardId, starts));
  return Boolean(row?.closedAt);
}

/** Processes one window in one transaction that locks it. */
async function tend(ctx: ModuleContext, board: Board, { starts, ends }: Window, now: number): Promise<void> {
  await transact(ctx, async (tx, within) => {
    await tx.insert(leaderboardWindows).values({ boardId: board.id, starts, ends }).onConflictDoNothing();
    const [row] = await tx.select().from(leaderboardWindows).where(ofWindow(board.id, starts)).for('update');
    if (!row || row.closedAt) return;
    const isOver = now >= ends + SETTLED;
    if (!isOver && row.takenAt && now - row.takenAt.getTime() < STALE) return;
    await liftTimeout(tx);
    await tx.execute(
      sql`select leaderboard_taken(${board.id}::uuid, ${starts}, ${ends}, ${board.least.toString()}::bigint)`,
    );
    await tx
      .update(leaderboardWindows)
      .set({ takenAt: new Date(now), ...(isOver && { closedAt: new Date(now) }) })
      .where(ofWindow(board.id, starts));
    if (isOver) await close(within, board, starts);
  });
}

/** Stores the top ranks and awards their prizes; hidden players and those in a pause are excluded. */
async function close(within: ModuleContext, board: Board, starts: number): Promise<void> {
  const { db } = within;
  const rows = await topOf(db, board, starts);
  for (const [index, { accountId, turnover, reachedAt }] of rows.entries()) {
    const rank = index + 1;
    const rewardId = await award(within, board, { accountId, rank, starts });
    await db
      .insert(leaderboardTops)
      .values({ boardId: board.id, starts, rank, accountId, turnover, reachedAt, rewardId });
  }
}

/** Returns the top players by turnover; ties go to the one who reached it first (own.ranking.order). */
export function topOf(tx: Tx, { id, shown }: Pick<Board, 'id' | 'shown'>, starts: number) {
  const { boardId, accountId, turnover, reachedAt } = leaderboardSums;
  return tx
    .select({ accountId, turnover, reachedAt })
    .from(leaderboardSums)
    .where(and(eq(boardId, id), eq(leaderboardSums.starts, starts), eligible(accountId)))
    .orderBy(sql`${turnover} desc`, reachedAt, accountId)
    .limit(shown);
}

/** Returns the prize of a rank. */
export const prizeOf = ({ prizes }: Pick<Board, 'prizes'>, rank: number) =>
  prizes.find(({ from, to }) => rank >= from && rank <= to);

async function award(
  within: ModuleContext,
  board: Board,
  { accountId, rank, starts }: { accountId: string; rank: number; starts: number },
) {
  const prize = prizeOf(board, rank);
  if (!prize) return null;
  const now = await within.now();
  const money = BigInt(prize.money);
  const points = BigInt(prize.points);
  const id = await offerReward(within.db, {
    accountId,
    source: 'leaderboard',
    key: `${board.id}:${starts}`,
    money,
    points,
    requirement: money * BigInt(prize.times),
    reckoned: { span: board.span, starts, rank },
    claimBy: new Date(now.getTime() + board.claimDays * DAY),
  });
  const owner = await accountById(within.db, accountId);
  if (owner) await alertOwner(within, within.db, owner, 'leaderboard.won', { rank, board: `${board.span}:${starts}` });
  return id;
}

/** Deletes the sums of windows closed long ago. */
export async function purgeLeaderboards({ db, now }: ModuleContext): Promise<void> {
  const before = new Date((await now()).getTime() - RETENTION);
  await db.delete(leaderboardSums).where(
    sql`exists (select from leaderboard_windows w where w.board_id = ${leaderboardSums}.board_id and w.starts = ${leaderboardSums}.starts
      and w.closed_at < ${before.toISOString()})`,
  );
}

/** SQL condition: the player has not hidden their name. */
const isVisible = (accountId: AnyColumn) =>
  sql`not exists (select from leaderboard_hidden h where h.account_id = ${accountId})`;

/** SQL condition: the player may be ranked, neither hidden nor in a pause (own.activity.barred). */
export const eligible = (accountId: AnyColumn) =>
  sql`${isVisible(accountId)} and not ${rewardsBarredSql(sql`${accountId}`)}`;
