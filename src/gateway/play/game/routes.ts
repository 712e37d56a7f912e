import type { Language } from '../../../contract';
import { member } from '../../identity';
import type { Caller, Handlers, ModuleContext } from '../../platform/context';
import { readCatalogue } from './catalogue';
import { listOf } from './listed';
import { lanesOf, menusOf, typesOf } from './menus';
import { favoriteIds, favorites, recent, setFavorite } from './player-games';
import { hotGames, popular, rooms } from './rows';
import { cardView, gameView, roomView } from './view';

type Names =
  | 'gameMenus'
  | 'popularGames'
  | 'gameList'
  | 'hotGames'
  | 'vassGameType'
  | 'newGameVendor'
  | 'roomList'
  | 'favoriteGames'
  | 'favoriteGamesList'
  | 'setFavoriteGame'
  | 'recentGames';

/** Endpoints of the catalogue, favourites and recent games. */
export const gameRoutes = (ctx: ModuleContext): Handlers<Names> => {
  const { db } = ctx;
  const catalogue = () => readCatalogue(ctx);
  return {
    gameMenus: async (request, caller) => menusOf(await catalogue(), inLanguage(request, caller)),
    popularGames: async (request, caller) => {
      const all = await catalogue();
      const rows = await popular(db, request);
      return { list: rows.map((row) => gameView(row, all, inLanguage(request, caller))) };
    },
    gameList: async (request, caller) => listOf(db, await catalogue(), request, inLanguage(request, caller)),
    hotGames: async (request, caller) => {
      const all = await catalogue();
      const language = inLanguage(request, caller);
      const rows = await hotGames(db, request.vassalage);
      const hot = all.places.filter(
        ({ isHot, vendor }) => isHot && (request.vassalage ?? vendor.vassalage) === vendor.vassalage,
      );
      return {
        list: [
          ...hot.map((place) => cardView(place, all, language)),
          ...rows.map((row) => gameView(row, all, language)),
        ],
      };
    },
    vassGameType: async (request, caller) => typesOf(await catalogue(), request.vassalage, inLanguage(request, caller)),
    newGameVendor: async (request, caller) => ({
      data: { lanes: await lanesOf(db, await catalogue(), inLanguage(request, caller)) },
    }),
    roomList: async (request, caller) => {
      const all = await catalogue();
      const { rows, ...page } = await rooms(db, request);
      const list = rows.map((row) => roomView(row, all, inLanguage(request, caller)));
      return { content: { list, ...page } };
    },

    favoriteGames: async (_request, caller) => ({ list: await favoriteIds(db, member(caller).accountId) }),
    favoriteGamesList: async (request, caller) => {
      const all = await catalogue();
      const { rows, ...page } = await favorites(db, member(caller).accountId, request);
      return { list: rows.map((row) => gameView(row, all, caller.language)), ...page };
    },
    setFavoriteGame: (request, caller) => setFavorite(ctx, member(caller).accountId, request),
    recentGames: async (_request, caller) => {
      const all = await catalogue();
      const rows = await recent(db, member(caller).accountId);
      return {
        list: rows.map(({ game, playedAt }) => ({
          ...gameView(game, all, caller.language),
          playedAt: playedAt.getTime(),
        })),
      };
    },
  };
};

const inLanguage = ({ language }: { language?: Language }, caller: Caller): Language => language ?? caller.language;
