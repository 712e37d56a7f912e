import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { SETTINGS, type Value } from '../../../contract';
import { pageOf } from '../../money';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { favoriteGames, games, recentGames } from './tables';
import type { GameRow } from './view';

const newestFirst = [desc(favoriteGames.at), asc(favoriteGames.gameId)];

/** Returns ids of an account's favourites, the newest first. */
export async function favoriteIds(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ gameId: favoriteGames.gameId })
    .from(favoriteGames)
    .where(eq(favoriteGames.accountId, accountId))
    .orderBy(...newestFirst);
  return rows.map(({ gameId }) => gameId);
}

/** Returns a page of favourites as games. */
export async function favorites(tx: Tx, accountId: string, request: Input<'favoriteGamesList'>) {
  const rows = await tx
    .select({
      game: games,
      total: sql<number>`(select count(*)::int from favorite_games where account_id = ${accountId})`,
    })
    .from(favoriteGames)
    .innerJoin(games, eq(games.gameId, favoriteGames.gameId))
    .where(eq(favoriteGames.accountId, accountId))
    .orderBy(...newestFirst)
    .limit(request.pageSize)
    .offset((request.pageNo - 1) * request.pageSize);
  return {
    rows: rows.map(({ game }) => game),
    ...pageOf(rows[0]?.total ?? (await favoriteIds(tx, accountId)).length, request),
  };
}

/**
 * Adds or removes a favourite; idempotent. An account has at most `SETTINGS.games.favorites`. Throws `game.unknown` or
 * `favorite.tooMany`.
 */
export function setFavorite(
  ctx: ModuleContext,
  accountId: string,
  request: Input<'setFavoriteGame'>,
): Promise<Value<'setFavoriteGame'>> {
  const { gameId, favorite } = request;
  return transact(ctx, async (tx) => {
    const own = and(eq(favoriteGames.accountId, accountId), eq(favoriteGames.gameId, gameId));
    // Serializes changes per account, so that the limit holds.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`favorite:${accountId}`}))`);
    if (!favorite) await tx.delete(favoriteGames).where(own);
    const before = await favoriteIds(tx, accountId);
    if (!favorite || before.includes(gameId)) return { gameId, favorite, total: before.length };
    const [game] = await tx.select({ gameId: games.gameId }).from(games).where(eq(games.gameId, gameId));
    if (!game) throw new ApiError(404, 'game.unknown');
    if (before.length >= SETTINGS.games.favorites)
      throw new ApiError(409, 'favorite.tooMany', { params: { count: SETTINGS.games.favorites } });
    await tx.insert(favoriteGames).values({ accountId, gameId, at: sql`app_now()` });
    return { gameId, favorite, total: before.length + 1 };
  });
}

/** Returns an account's recently opened games, the latest first (s7.relay.recent-game). */
export const recent = (tx: Tx, accountId: string): Promise<{ game: GameRow; playedAt: Date }[]> =>
  tx
    .select({ game: games, playedAt: recentGames.playedAt })
    .from(recentGames)
    .innerJoin(games, eq(games.gameId, recentGames.gameId))
    .where(eq(recentGames.accountId, accountId))
    .orderBy(desc(recentGames.playedAt), asc(recentGames.gameId))
    .limit(SETTINGS.games.recent);
