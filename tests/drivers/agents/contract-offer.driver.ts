import type { contractOfferMachine } from '../../../machines/agents/contract-offer/contract-offer.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Fills in whom an offer is for and the rate of its first tier, and goes on. */
export async function asksOffer(screen: Screen, { downline, rate }: { downline: string; rate: string }) {
  await screen.fill('contracts.form.downline', downline);
  await screen.fill('contracts.form.rate', rate);
  await screen.press('contracts.continue');
}

/** How a tester offers a contract. */
export const contractOfferDriver = {
  events: {
    // What the upline has not is not there to be chosen.
    'kind.chosen': (screen, { kind }, { kinds }) =>
      kinds.includes(kind) ? screen.press(`contracts.kind.${kind}`) : 'itself',
    // There is a button only where there is room, or something to take away.
    'tier.added': (screen, _, { tiers }) => (tiers < 8 ? screen.press('contracts.tier.add') : 'itself'),
    'tier.removed': (screen, _, { tiers }) => (tiers > 1 ? screen.press('contracts.tier.remove') : 'itself'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'offer.left': (screen) => screen.press('security.back'),
  },
  states: {
    choosing: (screen) => screen.sees('button', 'contracts.kind.dividend'),
    offering: (screen) => screen.sees('form', 'contracts.form'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    over: (screen) => screen.hides('form', 'contracts.form'),
  },
  outcomes: {
    offerForm: {
      sent: async (_, screen) => {
        await asksOffer(screen, { downline: 'agent3', rate: '2' });
        await screen.press('contracts.send');
      },
      left: (_, screen) => screen.press('security.back'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { offerForm: 'tester' },
} satisfies Driver<typeof contractOfferMachine>;
