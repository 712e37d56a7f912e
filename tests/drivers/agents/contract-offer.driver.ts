import type { contractOfferMachine } from '../../../machines/agents/contract-offer/contract-offer.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Fills in the recipient and the rate of the first tier of an offer, and continues. */
export async function asksOffer(screen: Screen, { downline, rate }: { downline: string; rate: string }) {
  await screen.fill('contracts.form.downline', downline);
  await screen.fill('contracts.form.rate', rate);
  await screen.press('contracts.continue');
}

/** Steps of a tester who offers an agreement. */
export const contractOfferDriver = {
  events: {
    // Kinds that the upline lacks are not listed.
    'kind.selected': (screen, { kind }, { kinds }) =>
      kinds.includes(kind) ? screen.press(`contracts.kind.${kind}`) : 'itself',
    // A button exists only if a tier can be added or removed.
    'tier.added': (screen, _, { tiers }) => (tiers < 8 ? screen.press('contracts.tier.add') : 'itself'),
    'tier.removed': (screen, _, { tiers }) => (tiers > 1 ? screen.press('contracts.tier.remove') : 'itself'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'offer.closed': (screen) => screen.press('security.back'),
  },
  states: {
    choosing: (screen) => screen.sees('button', 'contracts.kind.dividend'),
    editing: (screen) => screen.sees('form', 'contracts.form'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    ended: (screen) => screen.hides('form', 'contracts.form'),
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
