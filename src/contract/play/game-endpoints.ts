import type { Endpoint } from '../platform/endpoint';
import * as queries from './game-queries';
import * as games from './games';
import { gameTables } from './tables';

const read = { method: 'GET', token: 'none', encrypted: false, source: 'assumed' } as const;
const own = { ...read, token: 'required' } as const;

/** Calls of the lobby, the header's game menu and the pages of a game. */
export const gameEndpoints = {
  gameMenus: {
    ...read,
    path: '/lgw/games/game_menus',
    query: queries.menusQuery,
    response: games.gameMenus,
    source: 's7.call.game-menus',
  },
  popularGames: {
    ...read,
    path: '/lgw/games/popular',
    query: queries.popularQuery,
    response: games.games,
    source: 's7.call.popular-games',
  },
  gameTables: { ...read, path: '/lgw/games/tables', query: queries.menusQuery, response: gameTables },
  gameDetail: { ...read, path: '/lgw/games/detail', query: queries.gameQuery, response: games.gameDetail },
  gameOdds: { ...read, path: '/lgw/games/odds', query: queries.gameQuery, response: games.gameOdds },
  gameList: {
    ...read,
    path: '/wps/relay/GCSGAME_gameList',
    query: queries.gameListQuery,
    response: games.gameList,
    source: 's7.relay.game-list',
  },
  hotGames: {
    ...read,
    path: '/wps/relay/GCSGAME_hotGamesV2',
    query: queries.hotGamesQuery,
    response: games.hotGames,
    source: 's7.relay.hot-games',
  },
  vassGameType: {
    ...read,
    path: '/wps/relay/GCSGAME_getVassGameType',
    query: queries.vassGameTypeQuery,
    response: games.vassGameTypes,
    source: 's7.relay.vass-game-type',
  },
  newGameVendor: {
    ...read,
    path: '/wps/relay/GCSGAME_newGameVendor',
    query: queries.newVendorQuery,
    response: games.newVendors,
    source: 's7.relay.new-game-vendor',
  },
  roomList: {
    ...read,
    path: '/wps/relay/GLS2_roomList',
    query: queries.roomsQuery,
    response: games.roomList,
    source: 's7.relay.room-list',
  },
  /** The spec does not give the relay's name; this one is ours. */
  rankList: {
    ...read,
    path: '/wps/relay/GCS_rankList',
    query: queries.menusQuery,
    response: games.winners,
    source: 's7.relay.rank-list',
  },

  favoriteGames: {
    ...own,
    path: '/wps/relay/MCSFE_getFavoriteGames',
    response: games.favoriteIds,
    source: 's7.relay.favorite-games',
  },
  favoriteGamesList: {
    ...own,
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    query: queries.favoritesQuery,
    response: games.gamePage,
    source: 's7.relay.favorite-games',
  },
  setFavoriteGame: {
    ...own,
    method: 'PUT',
    path: '/wps/relay/MCSFE_setFavoriteGame',
    body: queries.setFavorite,
    response: games.favoriteSet,
  },
  recentGames: {
    ...own,
    path: '/wps/relay/GCS_recentGame',
    response: games.recentGames,
    source: 's7.relay.recent-game',
  },
} as const satisfies Record<string, Endpoint>;
