import type { Game, GameDetail, Language, Room, VendorCard } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { Catalogue, Closed, Place } from './catalogue';
import { displayCategoryOf } from './category';
import { nameIn, nodeName } from './names';
import type { gameRooms, games } from './tables';

export type GameRow = typeof games.$inferSelect;
type RoomRow = typeof gameRooms.$inferSelect;

/** Formats hundredths of a percent as percent on the wire: `9650` becomes `"96.50"`. */
const percent = (points: number | null) => (points === null ? null : toWire(BigInt(points)));

/** True if the game, its vendor or its lottery is under maintenance. */
const isClosed = (
  { vassalage, gameId, gameCode }: Pick<GameRow, 'vassalage' | 'gameId' | 'gameCode'>,
  closed: Closed,
): boolean =>
  closed.vendors.has(vassalage) || closed.games.has(gameId) || (gameCode !== null && closed.lotteries.has(gameCode));

/** Serializes a game for lists (s3.game.fields). */
export function gameView(row: GameRow, { vendors, closed }: Catalogue, language: Language): Game {
  const vendor = vendors.get(row.vassalage);
  return {
    isGame: 'GAME',
    gameId: row.gameId,
    vassalage: row.vassalage,
    vendorName: vendor ? nameIn(vendor, language) : row.vassalage,
    accountTypeName: vendor?.accountTypeName ?? row.vassalage,
    gameName: nameIn(row, language),
    nodeId: row.node,
    nodeName: nodeName(row.node, language),
    showIcon: row.gameId,
    supportPlay: row.hasTrial ? 0 : 1,
    gameType: displayCategoryOf(row.vassalage, row.category),
    game_url: row.gameUrl,
    game_url2: row.gameUrl2,
    gameCode: row.gameCode,
    playType: row.playType,
    isHot: row.isHot ? 1 : 0,
    returnToPlayer: percent(row.returnBp),
    volatility: row.volatility,
    minBet: toWire(row.minBet),
    maxBet: toWire(row.maxBet),
    lineNum: row.lines,
    features: row.features,
    fairness: row.fairness,
    maintenance: isClosed(row, closed),
  };
}

/** Serializes a game for its sheet; `recommended` has alternatives while it is under maintenance. */
export const detailView = (
  row: GameRow,
  catalogue: Catalogue,
  language: Language,
  { recommended, variance, sameAs }: Pick<GameDetail, 'recommended' | 'variance' | 'sameAs'>,
): GameDetail => ({
  ...gameView(row, catalogue, language),
  rules: row.rules,
  houseEdge: percent(row.returnBp && 10_000 - row.returnBp),
  maxWin: row.maxWin,
  fairness: row.fairness,
  variance,
  sameAs,
  since: row.since.getTime(),
  recommended,
});

/** Serializes a vendor's card (s3.vendor-card.fields). */
export const cardView = (
  { vendor, category, isHot, games: count, first }: Place,
  { closed }: Catalogue,
  language: Language,
): VendorCard => ({
  isGame: 'VASSALAGE',
  vassalage: vendor.vassalage,
  displayName: nameIn(vendor, language),
  smallIcon: vendor.vassalage,
  isHot: isHot ? 1 : 0,
  gameType: category,
  accountTypeName: vendor.accountTypeName,
  games: count,
  gameId: count === 1 ? first : null,
  maintenance: closed.vendors.has(vendor.vassalage),
});

type ListedRoom = { room: RoomRow; game: GameRow; waiting: number | null };

/** Serializes a room of a game between players. */
export function roomView({ room: row, game, waiting }: ListedRoom, catalogue: Catalogue, language: Language): Room {
  const { gameId, nodeId, vassalage, accountTypeName, gameName, maintenance } = gameView(game, catalogue, language);
  const { roomId, seats } = row;
  const stakes = { minBet: toWire(row.minBet), maxBet: toWire(row.maxBet) };
  return {
    roomId,
    gameId,
    nodeId,
    vassalage,
    accountTypeName,
    gameName,
    roomName: nameIn(row, language),
    ...stakes,
    seats,
    waiting,
    maintenance,
  };
}
