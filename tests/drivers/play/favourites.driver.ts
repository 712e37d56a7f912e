import type { favouritesMachine } from '../../../machines/play/favourites/favourites.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const noAlert = (screen: Screen) => screen.hides('alert');

/** Steps of a tester who marks games in the lobby. Games differ by tier, so each row names its own. */
export const favouritesDriver = {
  events: {
    // A heart with a running request does not turn.
    'favourite.toggled': (screen, { gameId }, { waiting }) =>
      waiting.includes(gameId)
        ? 'itself'
        : screen.press('game.favourite', { gameName: gameId === 'lab-wheel' ? 'Wheel' : 'Dice' }),
  },
  states: {
    loading: noAlert,
    visitor: noAlert,
    unknown: noAlert,
    known: (screen) => screen.sees('button', 'lobby.filters'),
    'known.idle': noAlert,
    'known.routing': 'passes',
    'known.saving': noAlert,
    'known.undone': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    loadFavourites: { offline: (gateway) => gateway.cut() },
    saveFavourite: { offline: (gateway) => gateway.cut() },
  },
  endings: {
    loadFavourites: (sample) => (sample?.class === 'no member logged in' ? undefined : 'favoriteGames'),
    saveFavourite: 'setFavoriteGame',
  },
} satisfies Driver<typeof favouritesMachine>;
