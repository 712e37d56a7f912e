import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { SETTINGS } from '../../../contract';
import type { PrizeMode } from '../../../lottery';
import { pageOf } from '../../money';
import type { Input, Tx } from '../../platform/context';
import { gameRooms, games, roomReports, vendors } from './tables';
import type { GameRow } from './view';

const WEEK = '7 days';

/** Returns a game by its id, or null. */
export async function gameById(tx: Tx, gameId: string): Promise<GameRow | null> {
  const [row] = await tx.select().from(games).where(eq(games.gameId, gameId));
  return row ?? null;
}

/** Returns the hot games of a vendor or of all (s7.relay.hot-games). */
export const hotGames = (tx: Tx, vassalage: string | undefined): Promise<GameRow[]> =>
  tx
    .select()
    .from(games)
    .where(and(eq(games.isHot, true), vassalage === undefined ? undefined : eq(games.vassalage, vassalage)))
    .orderBy(asc(games.place))
    .limit(SETTINGS.games.hot);

/** Returns the first games of each of these vendors. */
export async function firstGames(tx: Tx, vassalages: readonly string[]): Promise<GameRow[]> {
  const nth = sql<number>`row_number() over (partition by ${games.vassalage} order by ${games.place})`.as('nth');
  const ranked = tx
    .select({ gameId: games.gameId, nth })
    .from(games)
    .where(inArray(games.vassalage, [...vassalages]))
    .as('ranked');
  const rows = await tx
    .select({ game: games })
    .from(ranked)
    .innerJoin(games, eq(games.gameId, ranked.gameId))
    .where(lte(ranked.nth, SETTINGS.games.lane))
    .orderBy(asc(games.place));
  return rows.map(({ game }) => game);
}

/** Category and nodes of each prize mode in the catalogue (`prizeModeOf`). */
const MODES = {
  Lott: { category: 'LOTT', nodes: ['lhc', 'lf'] },
  ZY: { category: 'LOTT', nodes: ['11x5', 'pk10'] },
  SEA: { category: 'LOTT', nodes: ['vietnam', 'sea'] },
  Elott: { category: 'ELOTT', nodes: ['ssc', '11x5', 'pk10'] },
} as const satisfies Record<PrizeMode, object>;

/** Returns games by number of players in the last 7 days, ties in catalogue order (s9.const.popular-count). */
export function popular(tx: Tx, { prizeMode, lottoArea, count }: Input<'popularGames'>): Promise<GameRow[]> {
  const players = sql`(select count(*) from recent_games r where r.game_id = ${games}.game_id and r.played_at > app_now() - ${WEEK}::interval)`;
  const isVietnamese = lottoArea === 'VN';
  const mode = prizeMode && MODES[prizeMode];
  const ofMode = mode && and(eq(games.category, mode.category), inArray(games.node, [...mode.nodes]));
  const where = and(ofMode, isVietnamese ? eq(games.node, 'vietnam') : undefined);
  return tx
    .select()
    .from(games)
    .where(where)
    .orderBy(desc(players), asc(games.place))
    .limit(count ?? (isVietnamese ? SETTINGS.games.popularVietnamese : SETTINGS.games.popular));
}

/** Time for which a report of the players who wait in a room counts (`own.studio.rooms`). */
const REPORT_TTL = '2 minutes';

/** Returns those of the named rooms that belong to games of a studio. */
export const roomsOf = (tx: Tx, studioId: string, roomIds: readonly string[]) =>
  tx
    .select({ roomId: gameRooms.roomId })
    .from(gameRooms)
    .innerJoin(games, eq(games.gameId, gameRooms.gameId))
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .where(and(eq(vendors.studio, studioId), inArray(gameRooms.roomId, [...roomIds])));

/** Returns a page of the rooms of games between players (s7.relay.room-list); the fullest first. */
export async function rooms(tx: Tx, request: Input<'roomList'>) {
  const where = and(
    request.gameId === undefined ? undefined : eq(gameRooms.gameId, request.gameId),
    request.vassalage === undefined ? undefined : eq(games.vassalage, request.vassalage),
  );
  const joined = eq(games.gameId, gameRooms.gameId);
  const isRecent = sql`${roomReports.reportedAt} > app_now() - ${REPORT_TTL}::interval`;
  const [count] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(gameRooms)
    .innerJoin(games, joined)
    .where(where);
  const rows = await tx
    .select({ room: gameRooms, game: games, waiting: roomReports.waiting })
    .from(gameRooms)
    .innerJoin(games, joined)
    .leftJoin(roomReports, and(eq(roomReports.roomId, gameRooms.roomId), isRecent))
    .where(where)
    .orderBy(sql`${roomReports.waiting} desc nulls last`, asc(gameRooms.place))
    .limit(request.pageSize)
    .offset((request.pageNo - 1) * request.pageSize);
  return { rows, ...pageOf(count?.total ?? 0, request) };
}
