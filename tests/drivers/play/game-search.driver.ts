import type { gameSearchMachine } from '../../../machines/play/game-search/game-search.machine';
import type { Driver, Screen } from '../../../src/atlas';

type Context = { suggestions: object | null };
/** Earlier suggestions stay until new ones arrive. */
const asBefore = (screen: Screen, { suggestions }: Context) =>
  suggestions ? screen.sees('list', 'lobby.suggestions') : screen.hides('list', 'lobby.suggestions');

/** Steps of a tester who gets suggestions, in the search of the lobby. */
export const gameSearchDriver = {
  events: {
    'text.typed': (screen, { text }) => screen.fill('lobby.search', text),
    'list.dismissed': 'itself',
  },
  states: {
    closed: (screen) => screen.hides('list', 'lobby.suggestions'),
    typing: asBefore,
    loading: asBefore,
    open: (screen) => screen.sees('list', 'lobby.suggestions'),
  },
  outcomes: { suggest: { offline: (gateway) => gateway.cut() } },
  endings: { suggest: 'gameList' },
} satisfies Driver<typeof gameSearchMachine>;
