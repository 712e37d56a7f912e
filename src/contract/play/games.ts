import * as v from 'valibot';
import { listOf, money, time } from '../platform/fields';
import { FAIRNESS, FEATURES, GAME_TYPES, RULES, VOLATILITIES } from './game-kinds';
import { exact, variance } from './studio-odds';

/** Id of a game, here and at its studio. */
export const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
/** A vendor's code (its vassalage). */
export const vassalage = v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,32}$/));
const gameType = v.picklist(GAME_TYPES);
const flag = v.picklist([0, 1]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A vendor in a category (s3.vendor-card.fields); `gameId`: its game there, if it has just one. */
const vendorCard = v.object({
  isGame: v.literal('VASSALAGE'),
  vassalage,
  displayName: v.string(),
  /** Source of the picture that `ui/art` weaves. */
  smallIcon: v.string(),
  /** 1: hot. */
  isHot: flag,
  gameType,
  /** Name for launching, `vassalage` of a launch (s3.game-launch.fields). */
  accountTypeName: v.string(),
  games: count,
  gameId: v.nullable(gameId),
  maintenance: v.boolean(),
});
export type VendorCard = v.InferOutput<typeof vendorCard>;

/** A game in a list (s3.game.fields); names are in the requested language. */
export const game = v.object({
  isGame: v.literal('GAME'),
  gameId,
  vassalage,
  vendorName: v.string(),
  accountTypeName: v.string(),
  gameName: v.string(),
  /** Node within its category; for live games the class (s9.enum.live-classes). */
  nodeId: v.string(),
  nodeName: v.string(),
  /** Source of the picture that `ui/art` weaves. */
  showIcon: v.string(),
  /** 0: a free trial exists (s2.game-dropdown.free-trial). */
  supportPlay: flag,
  gameType,
  /** Paths of the game and of its trial at its studio; null without a trial. Assumed. */
  game_url: v.string(),
  game_url2: v.nullable(v.string()),
  /** Set if the game is a lottery that opens at a play (s2.launch.lottery-query). */
  gameCode: v.nullable(v.string()),
  playType: v.nullable(v.string()),
  isHot: flag,
  /** Return to the player, percent with two places (`"96.50"`); null without a house. */
  returnToPlayer: v.nullable(v.string()),
  volatility: v.nullable(v.picklist(VOLATILITIES)),
  minBet: money,
  maxBet: money,
  lineNum: v.nullable(count),
  features: v.array(v.picklist(FEATURES)),
  /** Null in lists of an older gateway, which sends it with the details of a game alone. */
  fairness: v.optional(v.nullable(v.picklist(FAIRNESS)), null),
  /** True if the game or its vendor is under maintenance: it cannot be opened. */
  maintenance: v.boolean(),
});
export type Game = v.InferOutput<typeof game>;

/** Details of a game, displayed before it is played. */
export const gameDetail = v.object({
  ...game.entries,
  /** Null for rules that a newer gateway has added: an older page shows the game without their text. */
  rules: v.fallback(v.nullable(v.picklist(RULES)), null),
  /** House edge, percent with two places. */
  houseEdge: v.nullable(v.string()),
  /** Maximum win of a round, as a multiple of its stake. */
  maxWin: v.nullable(count),
  fairness: v.picklist(FAIRNESS),
  /**
   * Variance of the multiple of the stake that a round pays: the lowest and the highest of all ways to play. Null for a
   * game that publishes none.
   */
  variance: v.optional(v.nullable(v.object({ least: variance, most: variance })), null),
  /** Game with the same chances and payouts, from which this one differs in its theme alone. */
  sameAs: v.optional(v.nullable(v.object({ gameId, gameName: v.string() })), null),
  /** Time it was added to the catalogue. */
  since: time,
  /** Similar games, if it is under maintenance (s8.message.game-maintenance). */
  recommended: v.array(game),
});
export type GameDetail = v.InferOutput<typeof gameDetail>;

const gameOddsRow = v.object({ label: v.string(), ways: v.string(), of: v.string(), pays: exact });
/** Table of odds published by a game's studio, in the language of the call; `odds`: null if there is none. */
export const gameOdds = v.object({
  odds: v.nullable(
    v.object({
      notes: v.array(v.string()),
      payTable: v.nullable(
        v.object({
          columns: v.array(v.string()),
          rows: v.array(v.object({ label: v.string(), pays: v.array(exact) })),
        }),
      ),
      /** Tables, one for each way to play; no label if there is only one. */
      tables: v.array(v.object({ label: v.nullable(v.string()), returns: exact, rows: v.array(gameOddsRow) })),
    }),
  ),
});
export type GameOdds = NonNullable<v.InferOutput<typeof gameOdds>['odds']>;

/** s3.vendor-card.per-category, in the order of the menu; without empty categories. */
export const gameMenus = v.object({
  categories: v.array(v.object({ category: gameType, title: v.string(), cards: v.array(vendorCard) })),
});

const facet = v.array(v.object({ value: v.string(), games: count }));
/** Numbers of games with one more filter, or with another value of an active one. */
export const facets = v.object({
  gameType: facet,
  vassalage: facet,
  nodeId: facet,
  feature: facet,
  volatility: facet,
  hasTrial: facet,
});

/** s3.game-list.response. */
export const gameList = v.object({
  games: v.array(game),
  pageNum: v.number(),
  totalPages: v.number(),
  total: count,
  /** True if no name matches exactly, and these are similar. */
  isNear: v.boolean(),
  /** Vendors with a matching name, on the first page of a search. */
  vendors: v.array(vendorCard),
  /** Popular games, if nothing was found. */
  suggested: v.array(game),
  facets: v.nullable(facets),
});
export type GameList = v.InferOutput<typeof gameList>;

/** s7.relay.hot-games: games, and vendors (`isGame` VASSALAGE). */
export const hotGames = v.object({ list: v.array(v.variant('isGame', [game, vendorCard])) });
/** s7.relay.vass-game-type: categories in which a vendor has games, with their nodes. */
export const vassGameTypes = v.array(
  v.object({
    gameType,
    title: v.string(),
    games: count,
    nodes: v.array(v.object({ nodeId: v.string(), nodeName: v.string(), games: count })),
  }),
);
export type VassGameTypes = v.InferOutput<typeof vassGameTypes>;
/**
 * s7.relay.new-game-vendor: new vendors, each with its first games. `total`: its games in all categories; null from an
 * older gateway.
 */
const newVendor = v.object({ vendor: vendorCard, games: v.array(game), total: v.optional(v.nullable(count), null) });
export const newVendors = v.object({ data: v.object({ lanes: v.array(newVendor) }) });
export type NewVendor = v.InferOutput<typeof newVendor>;

export const games = v.object({ list: v.array(game) });
export const gamePage = listOf(game);
/** Ids of all favourites, newest first. */
export const favoriteIds = v.object({ list: v.array(gameId) });
export const recentGames = v.object({ list: v.array(v.object({ ...game.entries, playedAt: time })) });
export const favoriteSet = v.object({ gameId, favorite: v.boolean(), total: count });

/** A room of a game between players. */
export const room = v.object({
  roomId: gameId,
  gameId,
  nodeId: v.string(),
  vassalage,
  accountTypeName: v.string(),
  gameName: v.string(),
  roomName: v.string(),
  /** Bounds of a round's stake. */
  minBet: money,
  maxBet: money,
  seats: count,
  /** Players waiting for others now; null if the studio does not report them, and from an older gateway. */
  waiting: v.optional(v.nullable(count), null),
  maintenance: v.boolean(),
});
export type Room = v.InferOutput<typeof room>;
export const roomList = v.object({ content: listOf(room) });

/** s7.relay.rank-list: recent wins; players are masked. */
export const winner = v.object({
  player: v.string(),
  /** Null if the game is not in the catalogue, e.g. a lottery's play without the demo. */
  gameId: v.nullable(gameId),
  gameName: v.string(),
  vendorName: v.string(),
  gameType,
  amount: money,
  at: time,
});
export const winners = v.object({ list: v.array(winner) });
export type Winner = v.InferOutput<typeof winner>;
