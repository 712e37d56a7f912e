import { and, asc, desc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { type Game, type GameType, type Language, SETTINGS } from '../../../contract';
import { LOTTERY_CATEGORIES } from '../../../contract/play/game-kinds';
import type { ModuleContext, Tx } from '../../platform/context';
import { type Catalogue, readCatalogue } from './catalogue';
import { displayCategoryOf } from './category';
import { gameById } from './rows';
import { gameRooms, games, recentGames, vendors } from './tables';
import { type GameRow, gameView } from './view';

/** A game to launch; `accountTypeName` is the payload's `vassalage`, `studio` the vendor's id on the studio wire. */
export type Launchable = {
  gameId: string;
  nodeId: string;
  vassalage: string;
  accountTypeName: string;
  studio: string | null;
  gameType: GameType;
  /** For a lottery: its code and the play that its board opens with. */
  gameCode: string | null;
  playType: string | null;
  /** Path at the studio; then the path of the trial, null without one. */
  gameUrl: string;
  trialUrl: string | null;
  /** Minor units. */
  minBet: bigint;
  maxBet: bigint;
  maintenance: boolean;
};

/** True for a game of the query that is under maintenance. */
const CLOSED = sql<boolean>`game_closed(${games.vassalage}, ${games.gameId}, ${games.gameCode})`;
/**
 * True for a game of the query that our lotteries or a connected studio run. A launch never sends a game of a lottery
 * category to a studio, so such a game needs its code and play.
 */
const RUNS = sql<boolean>`case when ${inArray(games.category, LOTTERY_CATEGORIES)}
  then ${games.gameCode} is not null and ${games.playType} is not null
  else exists (select from vendors v join studios s on s.id = v.studio where v.vassalage = ${games}.vassalage) end`;
/** True for a game of the query that a launch would open. */
export const CAN_OPEN: SQL = sql`(${RUNS} and not ${CLOSED})`;

/** Returns a game by its own id or a room's; null for unknown ids. Needs no transaction. */
export async function gameForLaunch(tx: Tx, id: { gameId: string } | { roomId: string }): Promise<Launchable | null> {
  const chosen =
    'gameId' in id
      ? eq(games.gameId, id.gameId)
      : eq(games.gameId, sql`(select ${gameRooms.gameId} from ${gameRooms} where ${gameRooms.roomId} = ${id.roomId})`);
  const [found] = await tx
    .select({
      game: games,
      vendor: vendors,
      closed: CLOSED,
    })
    .from(games)
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .where(chosen);
  if (!found) return null;
  const { game, vendor, closed: maintenance } = found;
  const { gameId, vassalage, gameUrl, gameUrl2: trialUrl, gameCode, playType, minBet, maxBet } = game;
  const { accountTypeName, studio } = vendor;
  const gameType = displayCategoryOf(vassalage, game.category);
  const opened = {
    gameId,
    nodeId: game.node,
    vassalage,
    accountTypeName,
    studio,
    gameType,
    gameCode,
    playType,
    gameUrl,
    trialUrl,
  };
  return { ...opened, minBet, maxBet, maintenance };
}

/** Puts a game first among an account's recent games, in the transaction of the launch. */
export async function notePlayed(tx: Tx, accountId: string, gameId: string): Promise<void> {
  const played = { accountId, gameId, playedAt: sql`app_now()` };
  await tx
    .insert(recentGames)
    .values(played)
    .onConflictDoUpdate({ target: [recentGames.accountId, recentGames.gameId], set: { playedAt: played.playedAt } });
  const latest = tx
    .select({ gameId: recentGames.gameId })
    .from(recentGames)
    .where(eq(recentGames.accountId, accountId))
    .orderBy(desc(recentGames.playedAt), asc(recentGames.gameId))
    .limit(SETTINGS.games.recent);
  await tx.delete(recentGames).where(and(eq(recentGames.accountId, accountId), notInArray(recentGames.gameId, latest)));
}

/** Returns games to play instead of a lottery under maintenance. */
export async function recommendedLike(
  { db }: Pick<ModuleContext, 'db'>,
  gameCode: string,
  language: Language,
): Promise<Game[]> {
  const [row] = await db.select().from(games).where(eq(games.gameCode, gameCode)).orderBy(asc(games.place)).limit(1);
  return row ? othersLike(db, row, await readCatalogue({ db }), language) : [];
}

/** Returns alternatives to a closed game: same node first, then same category (s8.message.game-maintenance). */
export async function recommendedFor(
  { db }: Pick<ModuleContext, 'db'>,
  gameId: string,
  language: Language,
): Promise<Game[]> {
  const row = await gameById(db, gameId);
  return row ? othersLike(db, row, await readCatalogue({ db }), language) : [];
}

/** Returns the same alternatives for a loaded game and catalogue. */
export async function othersLike(tx: Tx, row: GameRow, catalogue: Catalogue, language: Language): Promise<Game[]> {
  const isOfCategory = eq(games.category, row.category);
  const rows = await tx
    .select()
    .from(games)
    .where(and(ne(games.gameId, row.gameId), CAN_OPEN))
    .orderBy(sql`${isOfCategory} and ${eq(games.node, row.node)} desc`, desc(isOfCategory), asc(games.place))
    .limit(SETTINGS.games.recommended);
  return rows.map((candidate) => gameView(candidate, catalogue, language));
}
