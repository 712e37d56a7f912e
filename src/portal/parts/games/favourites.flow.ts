import { fromPromise } from 'xstate';
import { type FavouritesOutcome, favouritesMachine } from '../../../../machines/play/favourites/favourites.machine';
import { gameEndpoints } from '../../../contract/play/game-endpoints';
import type { FlowDependencies } from '../dependencies';

export const favouritesFlow = ({ clientFor, storage }: Pick<FlowDependencies, 'clientFor' | 'storage'>) => {
  const client = clientFor(gameEndpoints);
  return favouritesMachine.provide({
    actors: {
      loadFavourites: fromPromise(async ({ signal }): Promise<FavouritesOutcome> => {
        if (storage.token() === null) return { kind: 'visitor' };
        return { kind: 'known', ids: (await client.favoriteGames(undefined, { signal })).list };
      }),
      saveFavourite: fromPromise(async ({ input: { gameId, marked }, signal }) => {
        await client.setFavoriteGame({ gameId, favorite: marked }, { signal });
      }),
    },
  });
};
