import type { rankingMachine } from '../../../machines/rewards/ranking/ranking.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of a tester who reads the leaderboard, and hides from it. */
export const rankingDriver = {
  events: {
    'hiding.selected': (screen) => screen.press('ranking.hide'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'ranking.title'),
    'open.listing': (screen) => screen.sees('tab', 'ranking.week'),
    'open.listing.idle': (screen) => screen.hides('alert'),
    'open.listing.chosen': (screen) => screen.sees('status', 'ranking.chosen'),
    'open.listing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.choosing': (screen) => screen.busy('ranking.hide'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: { cannot: 'It takes a fault in our own script.' } },
    choose: { offline: (gateway) => gateway.cut() },
  },
  endings: { choose: 'chooseLeaderboard' },
} satisfies Driver<typeof rankingMachine>;
