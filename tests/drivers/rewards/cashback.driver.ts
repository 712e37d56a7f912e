import type { cashbackMachine } from '../../../machines/rewards/cashback/cashback.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of a tester who claims cashback. */
export const cashbackDriver = {
  events: {
    'claim.requested': (screen) => screen.press('cashback.claim'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'cashback.title'),
    'open.listing': (screen) => screen.hides('status', 'list.loading'),
    'open.listing.idle': (screen) => screen.hides('alert'),
    'open.listing.claimed': (screen) => screen.sees('status', 'cashback.claimed'),
    'open.listing.changed': (screen) => screen.sees('alert', 'cashback.changed'),
    'open.listing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.claiming': (screen) => screen.busy('cashback.claim'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: { cannot: 'It takes a fault in our own script.' } },
    claim: { changed: { fixture: 'cashbackChanged' }, offline: (gateway) => gateway.cut() },
  },
  endings: { list: 'tester', claim: 'claimCashback' },
} satisfies Driver<typeof cashbackMachine>;
