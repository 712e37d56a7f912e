import type { extraVerificationMachine } from '../../../machines/identity/extra-verification/extra-verification.machine';
import type { Driver, Gateway, Screen } from '../../../src/atlas';

const working = (screen: Screen) => screen.busy('proof.submit');
const expectClosed = (screen: Screen) => screen.hides('dialog', 'proof.title');

/** Field label per proof, except for codes that are sent. */
const labels: Record<string, string> = { bankName: 'proof.name', recoveryCode: 'proof.recoveryCode' };

/** Correct response of the demo's player and downline per proof. */
const right: Record<string, (gateway: Gateway) => string | Promise<string>> = {
  sms: (gateway) => gateway.code('proof', '+8801712345678'),
  email: (gateway) => gateway.code('proof', 'player@example.test'),
  // Each code works once, and only the latest ones.
  totp: async (gateway) => {
    await gateway.ops('clock', '+31s');
    return gateway.appCode();
  },
  recoveryCode: (gateway) => gateway.recoveryCode(),
  bankName: () => 'Karim Sheikh',
};

/** Steps of a tester who gives an extra proof. */
export const extraVerificationDriver = {
  events: {
    // A proof that is not offered has no button.
    'proof.selected': (screen, { kind }, { proofs }) =>
      proofs.some((proof) => proof.kind === kind) ? screen.press(`proof.${kind}`) : 'itself',
    // With one proof there is no choice.
    'choice.requested': (screen, _, { proofs }) => (proofs.length > 1 ? screen.press('proof.another') : 'itself'),
    'leave.requested': (screen) => screen.press('common.close'),
  },
  states: {
    opening: 'passes',
    choosing: (screen) => screen.sees('group', 'proof.choose'),
    sending: 'passes',
    answering: async (screen, { kind, proofs }) => {
      await screen.sees('form', `proof.${kind}`);
      const [first] = proofs;
      if (first?.kind === 'passkey') await screen.reads('proof.factor.passkey');
      if (first?.kind === 'recoveryCode') await screen.reads('proof.factor.elsewhere', { elsewhere: first.hint });
    },
    answered: working,
    verified: expectClosed,
    expired: expectClosed,
    cancelled: expectClosed,
  },
  outcomes: {
    smsCode: { failed: { cannot: 'It takes a fault in our own script.' } },
    mailCode: { failed: { cannot: 'It takes a fault in our own script.' } },
    proofForm: {
      sent: async (gateway, screen, { kind }) => {
        if (kind === 'passkey') return screen.press('proof.passkey.use');
        await screen.fill(labels[kind] ?? 'proof.code', (await right[kind]?.(gateway)) ?? '');
        await screen.press('proof.submit');
      },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { proofForm: 'tester' },
} satisfies Driver<typeof extraVerificationMachine>;
