import type { extraVerificationMachine } from '../../machines/extra-verification/extra-verification.machine';
import type { Driver, Gateway, Screen } from '../../src/atlas';

const working = (screen: Screen) => screen.busy('proof.submit');
const gone = (screen: Screen) => screen.hides('dialog', 'proof.title');

/** What the demo's player and downline know, or are sent. */
const right: Record<string, (gateway: Gateway) => string | Promise<string>> = {
  sms: (gateway) => gateway.code('proof', '+8801712345678'),
  email: (gateway) => gateway.code('proof', 'player@example.test'),
  bankName: () => 'Karim Sheikh',
};

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
    proofForm: {
      sent: async (gateway, screen, { kind }) => {
        await screen.fill(kind === 'bankName' ? 'proof.name' : 'proof.code', (await right[kind]?.(gateway)) ?? '');
        await screen.press('proof.submit');
      },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { proofForm: 'tester' },
} satisfies Driver<typeof extraVerificationMachine>;
