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
    shown: (screen) => screen.sees('heading', 'missions.title'),
    'shown.listing': (screen) => screen.sees('button', 'missions.toRanking'),
    'shown.listing.idle': (screen) => screen.hides('alert'),
    'shown.listing.claimed': (screen) => screen.sees('status', 'missions.claimed'),
    'shown.listing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'shown.claiming': (screen) => screen.busy('missions.claim'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: { cannot: 'It takes a fault in our own script.' } },
    claim: { offline: (gateway) => gateway.cut() },
  },
  endings: { claim: 'claimMission' },
} satisfies Driver<typeof missionsMachine>;
