import type { gameBrowseMachine } from '../../../machines/play/game-browse/game-browse.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const loading = (screen: Screen) => screen.sees('status', 'lobby.loading');

/** Steps of a tester who finds a game, on the page of live games. */
export const gameBrowseDriver = {
  events: {
    'query.named': 'itself',
    // Pressing a class keeps the applied order.
    'query.selected': (screen, _, { query }) => (query.sort ? 'itself' : screen.press('lobby.live.roulette')),
    'search.typed': (screen, { text }) => screen.fill('lobby.search', text),
    'filters.requested': (screen) => screen.press('lobby.filters'),
    // A list does not report its current option.
    'filter.changed': (screen, _, { draft }) => (draft.sort ? 'itself' : screen.choose('lobby.sort', 'lobby.sort.new')),
    'filters.applied': (screen) => screen.press('lobby.filters.apply'),
    'filters.closed': (screen) => screen.press('common.close'),
    'games.outdated': 'itself',
    // There is no button after the last page.
    'more.requested': (screen, _, { found }) =>
      found && found.pageNum < found.totalPages ? screen.press('lobby.more') : 'itself',
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    opening: loading,
    typing: (screen) => screen.hides('status', 'lobby.loading'),
    loading,
    listed: (screen) => screen.sees('button', 'lobby.filters'),
    'listed.idle': (screen) => screen.hides('alert'),
    'listed.adding': (screen) => screen.sees('button', 'lobby.more'),
    'listed.pausing': (screen) => screen.hides('alert'),
    'listed.moreFailed': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    filtering: (screen) => screen.sees('dialog', 'lobby.filters.title'),
    returning: 'passes',
    empty: (screen, { query }) => screen.sees('status', query.q ? 'lobby.none.text' : 'lobby.none.filtered'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    readAddress: { failed: { cannot: 'It takes a fault in our own script.' } },
    load: { offline: (gateway) => gateway.cut() },
    address: { failed: { cannot: 'It takes a fault in our own script.' } },
    suggestions: { failed: { cannot: 'It takes a fault in our own script.' } },
    favourites: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { readAddress: () => undefined, load: 'gameList' },
} satisfies Driver<typeof gameBrowseMachine>;
