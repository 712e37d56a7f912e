import type { Language } from '../../../contract';
import { member } from '../../identity';
import { ApiError, type Caller, type Handlers, type ModuleContext } from '../../platform/context';
import { readCatalogue } from './catalogue';
import { favoriteIds, favorites, recent, setFavorite } from './kept';
import { othersLike } from './launchable';
import { listOf } from './listed';
import { lanesOf, menusOf, typesOf } from './menus';
import { gameById, hotGames, popular, rooms } from './rows';
import { cardView, detailView, gameView, roomView } from './view';

type Names =
  | 'gameMenus'
  | 'popularGames'
  | 'gameDetail'
  | 'gameList'
  | 'hotGames'
  | 'vassGameType'
  | 'newGameVendor'
  | 'roomList'
  | 'favoriteGames'
  | 'favoriteGamesList'
  | 'setFavoriteGame'
  | 'recentGames';

/** The catalogue, and what players keep of it. */
export const gameRoutes = (ctx: ModuleContext): Handlers<Names> => {
  const { db } = ctx;
  const catalogue = () => readCatalogue(ctx);
  return {
    gameMenus: async (asked, caller) => menusOf(await catalogue(), inLanguage(asked, caller)),
    popularGames: async (asked, caller) => {
      const [all, rows] = [await catalogue(), await popular(db, asked)];
      return { list: rows.map((row) => gameView(row, all, inLanguage(asked, caller))) };
    },
    gameDetail: async (asked, caller) => {
      const [all, row, language] = [await catalogue(), await gameById(db, asked.gameId), inLanguage(asked, caller)];
      if (!row) throw new ApiError(404, 'game.unknown');
      const { maintenance } = gameView(row, all, language);
      return detailView(row, all, language, maintenance ? await othersLike(db, row, all, language) : []);
    },
    gameList: async (asked, caller) => listOf(db, await catalogue(), asked, inLanguage(asked, caller)),
    hotGames: async (asked, caller) => {
      const [all, language] = [await catalogue(), inLanguage(asked, caller)];
      const rows = await hotGames(db, asked.vassalage);
      const hot = all.places.filter(
        ({ isHot, vendor }) => isHot && (asked.vassalage ?? vendor.vassalage) === vendor.vassalage,
      );
      return {
        list: [
          ...hot.map((place) => cardView(place, all, language)),
          ...rows.map((row) => gameView(row, all, language)),
        ],
      };
    },
    vassGameType: async (asked, caller) => typesOf(await catalogue(), asked.vassalage, inLanguage(asked, caller)),
    newGameVendor: async (asked, caller) => ({
      data: { lanes: await lanesOf(db, await catalogue(), inLanguage(asked, caller)) },
    }),
    roomList: async (asked, caller) => {
      const [all, { rows, ...page }] = [await catalogue(), await rooms(db, asked)];
      const list = rows.map((row) => roomView(row, all, inLanguage(asked, caller)));
      return { content: { list, ...page } };
    },

    favoriteGames: async (_asked, caller) => ({ list: await favoriteIds(db, member(caller).accountId) }),
    favoriteGamesList: async (asked, caller) => {
      const [all, { rows, ...page }] = [await catalogue(), await favorites(db, member(caller).accountId, asked)];
      return { list: rows.map((row) => gameView(row, all, caller.language)), ...page };
    },
    setFavoriteGame: (asked, caller) => setFavorite(ctx, member(caller).accountId, asked),
    recentGames: async (_asked, caller) => {
      const [all, rows] = [await catalogue(), await recent(db, member(caller).accountId)];
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
