import type { extraVerificationMachine } from '../../machines/extra-verification/extra-verification.machine';
import type { Driver, Screen } from '../../src/atlas';

const working = (screen: Screen) => screen.busy('proof.submit');
const gone = (screen: Screen) => screen.hides('dialog', 'proof.title');

/** How a tester gives one more proof. */
export const extraVerificationDriver = {
  events: {
    'proof.chosen': (screen, { kind }) => screen.press(`proof.${kind}`),
    // With one proof there is no other way.
    'choice.requested': (screen, _, { proofs }) => (proofs.length > 1 ? screen.press('proof.another') : 'itself'),
    'leave.requested': (screen) => screen.press('common.close'),
  },
  states: {
    opening: 'passes',
    choosing: (screen) => screen.sees('group', 'proof.choose'),
    sending: 'passes',
    answering: (screen, { kind }) => screen.sees('form', `proof.${kind}`),
    answered: working,
    passed: gone,
    over: gone,
    cancelled: gone,
  },
  outcomes: {
    smsCode: { failed: { cannot: 'It takes a fault in our own script.' } },
    mailCode: { failed: { cannot: 'It takes a fault in our own script.' } },
    // What is typed differs by the proof: the tour of the browser sees to that.
    proofForm: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
} satisfies Driver<typeof extraVerificationMachine>;
