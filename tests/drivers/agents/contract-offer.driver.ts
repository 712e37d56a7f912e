import type { contractOfferMachine, OfferDraft } from '../../../machines/agents/contract-offer/contract-offer.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Fills in whom an offer is for and the rate of its first tier, and goes on. */
export async function asksOffer(screen: Screen, { downline = '', 'rate.0': rate = '' }: OfferDraft) {
  await screen.fill('contracts.form.downline', downline);
  await screen.fill('contracts.form.rate', rate);
  await screen.press('contracts.continue');
}

const wrong = (screen: Screen) => screen.sees('alert', 'contracts.problem.rate');

/** How a tester offers a contract. */
export const contractOfferDriver = {
  events: {
    // What the upline has not is not there to be chosen.
    'kind.chosen': (screen, { kind }, { kinds }) =>
      kinds.includes(kind) ? screen.press(`contracts.kind.${kind}`) : 'itself',
    'offer.submitted': (screen, { draft }) => asksOffer(screen, draft),
    'field.edited': (screen, { draft }) => screen.fill('contracts.form.rate', draft['rate.0'] ?? ''),
    // There is a button only where there is room, or something to take away.
    'tier.added': (screen, _, { tiers }) => (tiers < 8 ? screen.press('contracts.tier.add') : 'itself'),
    'tier.removed': (screen, _, { tiers }) => (tiers > 1 ? screen.press('contracts.tier.remove') : 'itself'),
    'review.left': (screen) => screen.press('contracts.change'),
    'offer.confirmed': (screen) => screen.press('contracts.send'),
    'offer.left': (screen) => screen.press('security.back'),
  },
  states: {
    choosing: (screen) => screen.sees('button', 'contracts.kind.dividend'),
    editing: (screen) => screen.sees('form', 'contracts.form'),
    'editing.fresh': (screen) => screen.hides('alert'),
    'editing.invalid': wrong,
    'editing.invalid.shown': wrong,
    'editing.invalid.checking': wrong,
    'editing.mended': (screen) => screen.hides('alert'),
    'editing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    checking: (screen) => screen.busy('contracts.continue'),
    reviewing: (screen) => screen.sees('button', 'contracts.send'),
    sending: (screen) => screen.busy('contracts.send'),
    over: (screen) => screen.hides('form', 'contracts.form'),
  },
  outcomes: {
    check: {
      'a rate is missing': { before: (gateway) => gateway.types({ 'contracts.form.rate': '' }) },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    recheck: {
      'a rate is still missing': { before: (gateway) => gateway.types({ 'contracts.form.rate': '0' }) },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    send: {
      'above the own rate': { fixture: 'contractEnded' },
      'not right below': { fixture: 'contractBlocked' },
      'one waits already': { fixture: 'contractOffered' },
      offline: (gateway) => gateway.cut(),
    },
  },
  endings: { send: 'offerContract' },
} satisfies Driver<typeof contractOfferMachine>;
