import { extraVerificationDriver } from '../tests/drivers/extra-verification.driver';
import { passwordOf } from '../tests/drivers/passwords';
import { PLAYERS_NUMBER } from './support/people';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** What is asked for. `late`: the log-in waits no longer. `leaving`: the form has been asked to close. */
type Proving = { kind: string; late: boolean; leaving: boolean };
const LONG = 360;

const logsIn =
  (username: string) =>
  async ({ gateway, page, screen }: Tester): Promise<void> => {
    await gateway.ops('flag', 'SLIDEVERIF', 'off');
    await gateway.ops('flag', 'IPVERIF', 'on');
    await gateway.ops('ip', 'register', username, '203.0.113.9');
    await page.goto('/');
    await screen.visit('/?dialog=login');
    await screen.sees('dialog', 'login.title');
    await screen.fill('login.username', username);
    await screen.fill('login.password', passwordOf(username));
    await screen.press('login.submit');
  };
const begins: Proving = { kind: 'bankName', late: false, leaving: false };
const right: Record<string, (tester: Tester) => Promise<string>> = {
  sms: (tester) => tester.code('proof', PLAYERS_NUMBER.sent),
  email: (tester) => tester.code('proof', 'player@example.test'),
  bankName: async () => 'Karim Sheikh',
};

tour<Proving>('extra-verification', extraVerificationDriver, {
  openings: {
    'a number and an address are known': { input: 'SMS or e-mail', world: begins, open: logsIn('player') },
    'the name of the bank account is known': { input: 'the bank name alone', world: begins, open: logsIn('downline') },
    'the log-in has waited too long': {
      input: 'the bank name alone',
      world: { ...begins, late: true },
      open: async (tester) => {
        await logsIn('downline')(tester);
        await tester.screen.sees('dialog', 'proof.title');
        await tester.waits(LONG);
      },
    },
  },
  acts: ['proofForm'],
  due: ({ sample }, { world }) => sample?.class === 'left' && world.leaving,
  after({ event, sample }, { value, context, world }) {
    if (event.type === 'proof.chosen') return { ...world, kind: event.kind };
    // With one proof there is no other way.
    if (event.type === 'choice.requested' && Array.isArray(context.proofs) && context.proofs.length === 1) return undefined;
    if (sample?.of === 'proofForm') return (sample.class === 'left') === world.leaving ? { ...world, leaving: false } : undefined;
    if (sample?.of === 'takeAnswer') return (sample.class === 'too late') === world.late ? world : undefined;
    return { ...world, leaving: value === 'answering' };
  },
  async prepare(tester, { sample }, _, { kind }) {
    if (sample?.of !== 'proofForm' || sample.class !== 'sent') return;
    await tester.screen.fill(kind === 'bankName' ? 'proof.name' : 'proof.code', (await right[kind]?.(tester)) ?? '');
    await tester.screen.press('proof.submit');
  },
  tolerates: [
    ['logIn', 403],
    ['answerProof', 422],
  ],
});
