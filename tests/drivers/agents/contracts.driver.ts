import type { contractsMachine } from '../../../machines/agents/contracts/contracts.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { asksOffer } from './contract-offer.driver';

const broken = { cannot: 'It takes a fault in our own script.' };

/** Steps of a tester on a page of agreements. */
export const contractsDriver = {
  events: {
    // Without an agreement there is no button: tests/rendered/agents/contract-pages.test.tsx.
    'offer.requested': (screen, { kinds }) => (kinds.length > 0 ? screen.press('contracts.offer') : 'itself'),
    'answer.requested': (screen, { act }) => screen.press(`contracts.act.${act}`),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'contracts.kind.dividend'),
    'open.listing': (screen) => screen.sees('button', 'contracts.offer'),
    'open.listing.idle': (screen) => screen.hides('alert'),
    'open.listing.confirmation': (screen) => screen.sees('status', 'contracts.told'),
    'open.makingOffer': (screen) => screen.sees('form', 'contracts.form'),
    'open.details': (screen) => screen.sees('heading', 'contracts.ask.reject'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: broken },
    contractOffer: {
      offered: async (_, screen) => {
        await asksOffer(screen, { downline: 'agent3', rate: '2' });
        await screen.press('contracts.send');
      },
      left: (_, screen) => screen.press('security.back'),
      failed: broken,
    },
    contractAnswer: {
      said: (_, screen) => screen.press('contracts.act.reject'),
      left: (_, screen) => screen.press('security.back'),
      failed: broken,
    },
  },
  endings: { contractOffer: 'tester', contractAnswer: 'tester' },
} satisfies Driver<typeof contractsMachine>;
