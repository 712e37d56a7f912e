import { type ActorRefFrom, fromPromise } from 'xstate';
import { gameSearchMachine } from '../../../../../machines/play/game-search/game-search.machine';
import { gameEndpoints } from '../../../../contract/play/game-endpoints';
import type { FlowDependencies } from '../../../parts/dependencies';
import { listQuery } from '../../../parts/games/list-query';
import { readMenus } from '../../../parts/games/menus';
import { distinctVendors } from './distinct-vendors';

export type GameSearchRef = ActorRefFrom<typeof gameSearchMachine>;

/** Suggestions of each kind at most: together they fit above a phone's keyboard. */
const GAMES = 4;
const OTHERS = 2;

/** Suggestions of the whole catalogue, also on the page of a category (own.game-search.suggestions). */
export const gameSearchFlow = ({ clientFor, storage }: Pick<FlowDependencies, 'clientFor' | 'storage'>) => {
  const client = clientFor(gameEndpoints);
  return gameSearchMachine.provide({
    actors: {
      suggest: fromPromise(async ({ input: { text }, signal }) => {
        const [{ games, vendors }, { categories }] = await Promise.all([
          client.gameList({ ...listQuery(undefined, storage), pageNo: 1, pageSize: GAMES, gameName: text }, { signal }),
          readMenus(client),
        ]);
        const letters = text.trim().toLowerCase();
        return {
          games: games.map(({ gameId, gameName, vendorName, showIcon }) => ({
            gameId,
            gameName,
            vendorName,
            showIcon,
          })),
          vendors: distinctVendors(vendors).slice(0, OTHERS),
          categories: categories
            .filter(({ title }) => title.toLowerCase().includes(letters))
            .slice(0, OTHERS)
            .map(({ category }) => category),
        };
      }),
    },
  });
};
