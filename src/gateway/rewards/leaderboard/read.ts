import { and, asc, eq, sql } from 'drizzle-orm';
import type { Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { Leaderboard } from '../../../contract/rewards/activities';
import { accounts, maskedPlayer } from '../../identity';
import { areRewardsBarred } from '../../money';
import type { Caller, Input, ModuleContext, Tx } from '../../platform/context';
import { readAtOnce } from '../../platform/database/transact';
import { windowAt } from '../mission/service';
import {
  type Board,
  leaderboardHidden,
  leaderboardSums,
  leaderboards,
  leaderboardTops,
  leaderboardWindows,
} from './tables';
import { eligible, prizeOf, topOf } from './windows';

/** Name displayed for players who have since hidden themselves. */
const HIDDEN = '***';

type Ranked = { accountId: string; rank: number; turnover: bigint };

/**
 * Returns the players with the highest turnover in a window (s2.other.ranking, s7.relay.mission, `own.ranking.order`);
 * empty for players in a pause and without a leaderboard.
 */
export const leaderboardOf = (
  ctx: ModuleContext,
  input: Input<'missionLeaderboard'>,
  { session }: Pick<Caller, 'session'>,
) =>
  readAtOnce(ctx, async (tx, within): Promise<Leaderboard> => {
    const { starts, ends } = await requestedWindow(within, input);
    const [board] = await tx.select().from(leaderboards).where(eq(leaderboards.span, input.span));
    if (!board)
      return { span: input.span, starts, ends, takenAt: null, isFinal: false, least: '0.00', list: [], own: null };
    const isBarred = session !== null && (await areRewardsBarred(tx, session.accountId));
    const window = and(eq(leaderboardWindows.boardId, board.id), eq(leaderboardWindows.starts, starts));
    const [row] = await tx.select().from(leaderboardWindows).where(window);
    const isFinal = Boolean(row?.closedAt);
    const ranked = isBarred ? [] : isFinal ? await finalTop(tx, board, starts) : await openTop(tx, board, starts);
    return {
      span: input.span,
      starts,
      ends,
      takenAt: row?.takenAt?.getTime() ?? null,
      isFinal,
      least: toWire(board.least),
      list: await rankingOf(tx, board, ranked, session?.accountId),
      own:
        session && !isBarred ? await ownOf(tx, board, starts, { accountId: session.accountId, ranked, isFinal }) : null,
    };
  });

/** Returns the open window or the previous one. */
async function requestedWindow(
  { now, config }: Pick<ModuleContext, 'now' | 'config'>,
  { span, before }: Input<'missionLeaderboard'>,
) {
  const open = windowAt(span, (await now()).getTime(), config.siteZone);
  return before === '1' ? windowAt(span, open.starts - 1, config.siteZone) : open;
}

const openTop = async (tx: Tx, board: Board, starts: number): Promise<Ranked[]> =>
  (await topOf(tx, board, starts)).map((row, index) => ({ ...row, rank: index + 1 }));

const finalTop = (tx: Tx, board: Board, starts: number): Promise<Ranked[]> =>
  tx
    .select({ accountId: leaderboardTops.accountId, rank: leaderboardTops.rank, turnover: leaderboardTops.turnover })
    .from(leaderboardTops)
    .where(and(eq(leaderboardTops.boardId, board.id), eq(leaderboardTops.starts, starts)))
    .orderBy(asc(leaderboardTops.rank));

async function rankingOf(
  tx: Tx,
  board: Board,
  ranked: Ranked[],
  own: string | undefined,
): Promise<Leaderboard['list']> {
  const ids = ranked.map(({ accountId }) => accountId);
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: accounts.id, userName: accounts.userName, isShown: sql<boolean>`${eligible(accounts.id)}` })
    .from(accounts)
    .where(sql`${accounts.id} = any (${sql.param(ids)}::uuid[])`);
  const names = new Map(
    rows.map(({ id, userName, isShown: isEligible }) => [id, isEligible ? maskedPlayer(userName) : HIDDEN]),
  );
  return ranked.map(({ accountId, rank, turnover }) => {
    const prize = prizeOf(board, rank);
    const worth = prize
      ? { money: toWire(BigInt(prize.money)), times: prize.times, points: Number(prize.points) }
      : null;
    return {
      rank,
      player: names.get(accountId) ?? HIDDEN,
      turnover: toWire(turnover),
      own: accountId === own,
      prize: worth,
    };
  });
}

type Asks = { accountId: string; ranked: Ranked[]; isFinal: boolean };

async function ownOf(
  tx: Tx,
  board: Board,
  starts: number,
  { accountId, ranked, isFinal }: Asks,
): Promise<Leaderboard['own']> {
  const isHidden = (await tx.$count(leaderboardHidden, eq(leaderboardHidden.accountId, accountId))) > 0;
  const mine = and(
    eq(leaderboardSums.boardId, board.id),
    eq(leaderboardSums.starts, starts),
    eq(leaderboardSums.accountId, accountId),
  );
  const [sum] = await tx.select().from(leaderboardSums).where(mine);
  const listed = ranked.find((candidate) => candidate.accountId === accountId);
  const turnover = toWire(listed?.turnover ?? sum?.turnover ?? 0n);
  if (listed) return { rank: listed.rank, turnover, isHidden };
  if (!sum || isHidden || isFinal) return { rank: null, turnover, isHidden };
  return { rank: Math.max(ranked.length + 1, await rankBelow(tx, sum)), turnover, isHidden };
}

/**
 * Returns a rank below the displayed ones. It counts all visible players above, including those in a pause, because
 * checking each for a pause would be slow.
 */
async function rankBelow(
  tx: Tx,
  { boardId, starts, accountId, turnover, reachedAt }: typeof leaderboardSums.$inferSelect,
): Promise<number> {
  const above = sql`${leaderboardSums.boardId} = ${boardId} and ${leaderboardSums.starts} = ${starts}
    and not exists (select from leaderboard_hidden h where h.account_id = ${leaderboardSums}.account_id)
    and (-${leaderboardSums.turnover}, ${leaderboardSums.reachedAt}, ${leaderboardSums.accountId}) < (${(-turnover).toString()}::bigint, ${reachedAt.toISOString()}::timestamptz, ${accountId}::uuid)`;
  return 1 + (await tx.$count(leaderboardSums, above));
}

/** Stores the player's choice to appear on leaderboards; hidden players win nothing. */
export async function chooseVisibility(
  { db, now }: ModuleContext,
  accountId: string,
  { isHidden }: Input<'chooseLeaderboard'>,
): Promise<Value<'chooseLeaderboard'>> {
  if (isHidden)
    await db
      .insert(leaderboardHidden)
      .values({ accountId, at: await now() })
      .onConflictDoNothing();
  else await db.delete(leaderboardHidden).where(eq(leaderboardHidden.accountId, accountId));
  return null;
}
