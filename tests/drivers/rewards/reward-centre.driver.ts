import type { rewardCentreMachine } from '../../../machines/rewards/reward-centre/reward-centre.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const listed = (screen: Screen) => screen.sees('heading', 'rewards.title');

/** Steps of a tester who claims rewards. */
export const rewardCentreDriver = {
  events: {
    'claim.requested': (screen) => screen.press('rewards.claim'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: listed,
    'open.listing': listed,
    'open.listing.idle': listed,
    'open.listing.claimed': (screen) => screen.sees('status', 'rewards.claimed'),
    'open.listing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.claiming': (screen) => screen.busy('rewards.claim'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: { cannot: 'It takes a fault in our own script.' } },
    claim: { offline: (gateway) => gateway.cut() },
  },
  endings: { claim: 'claimReward' },
} satisfies Driver<typeof rewardCentreMachine>;
