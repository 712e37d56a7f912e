import type { missionsMachine } from '../../../machines/rewards/missions/missions.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of a tester on the missions page. */
export const missionsDriver = {
  events: {
    'claim.requested': (screen) => screen.press('missions.claim'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'missions.title'),
    'open.listing': (screen) => screen.sees('button', 'missions.toRanking'),
    'open.listing.idle': (screen) => screen.hides('alert'),
    'open.listing.claimed': (screen) => screen.sees('status', 'missions.claimed'),
    'open.listing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.claiming': (screen) => screen.busy('missions.claim'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: { cannot: 'It takes a fault in our own script.' } },
    claim: { offline: (gateway) => gateway.cut() },
  },
  endings: { claim: 'claimMission' },
} satisfies Driver<typeof missionsMachine>;
