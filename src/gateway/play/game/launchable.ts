import { and, asc, desc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { type Game, type GameType, type Language, SETTINGS } from '../../../contract';
import { LOTTERY_CATEGORIES } from '../../../contract/play/game-kinds';
import type { ModuleContext, Tx } from '../../platform/context';
import { type Catalogue, readCatalogue } from './catalogue';
import { shownUnder } from './category';
import { gameById } from './rows';
import { gameRooms, games, recentGames, vendors } from './tables';
import { type GameRow, gameView } from './view';

/** What a launch is to know of a game; `accountTypeName` is the `vassalage` of its payload, `studio` whom our wire knows its vendor as. */
export type Launchable = {
  gameId: string;
  nodeId: string;
  vassalage: string;
  accountTypeName: string;
  studio: string | null;
  gameType: GameType;
  /** Of a lottery: its code and the play that its board opens at. */
  gameCode: string | null;
  playType: string | null;
  /** Its path at its studio, and that of its trial, null where there is none. */
  gameUrl: string;
  trialUrl: string | null;
  /** Minor units. */
  minBet: bigint;
  maxBet: bigint;
  maintenance: boolean;
};

/** Returns whether a game of the query is under maintenance. */
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

/** A game by its id, or by that of a room of it; null where there is none. In a transaction or out of it. */
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
  const gameType = shownUnder(vassalage, game.category);
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

/** Writes down that an account has opened a game, in the transaction of the launch: it comes first among its recent games. */
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

/** Games to play instead of a lottery that is under maintenance. */
export async function recommendedLike(
  { db }: Pick<ModuleContext, 'db'>,
  gameCode: string,
  language: Language,
): Promise<Game[]> {
  const [row] = await db.select().from(games).where(eq(games.gameCode, gameCode)).orderBy(asc(games.place)).limit(1);
  return row ? othersLike(db, row, await readCatalogue({ db }), language) : [];
}

/** Games to play instead of one that cannot be opened (s8.message.game-maintenance): of its node, then of its category, then others. */
export async function recommendedFor(
  { db }: Pick<ModuleContext, 'db'>,
  gameId: string,
  language: Language,
): Promise<Game[]> {
  const row = await gameById(db, gameId);
  return row ? othersLike(db, row, await readCatalogue({ db }), language) : [];
}

/** The same where the game and the catalogue are at hand. */
export async function othersLike(tx: Tx, row: GameRow, catalogue: Catalogue, language: Language): Promise<Game[]> {
  const isOfCategory = eq(games.category, row.category);
  const rows = await tx
    .select()
    .from(games)
    .where(and(ne(games.gameId, row.gameId), CAN_OPEN))
    .orderBy(sql`${isOfCategory} and ${eq(games.node, row.node)} desc`, desc(isOfCategory), asc(games.place))
    .limit(SETTINGS.games.recommended);
  return rows.map((one) => gameView(one, catalogue, language));
}
