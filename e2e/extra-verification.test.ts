import { extraVerificationSamples } from '../machines/extra-verification/extra-verification.samples';
import { extraVerificationDriver } from '../tests/drivers/extra-verification.driver';
import { passwordOf } from '../tests/drivers/passwords';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** Answers that were wrong. A code may be tried three times, a log-in five. */
type Proving = { wrong: number };
const [CODE_TRIES, TRIES] = [3, 5];

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
const { inputs } = extraVerificationSamples;
/** What the demo's accounts can prove. */
const people = { 'SMS or e-mail': 'player', 'the bank name alone': 'downline' } satisfies Partial<Record<keyof typeof inputs, string>>;

tour<Proving>('extra-verification', extraVerificationDriver, {
  openings: Object.fromEntries(
    Object.entries(people).map(([input, username]) => [input, { input, world: { wrong: 0 }, open: logsIn(username) }]),
  ),
  waits: ({ invoke }) => (invoke === 'checkAnswer' ? 'answerProof' : undefined),
  after({ event, sample }, { context, world }) {
    // With one proof there is no other way.
    if (event.type === 'choice.requested' && Array.isArray(context.proofs) && context.proofs.length === 1) return undefined;
    if (sample?.of !== 'checkAnswer' || sample.class === 'offline') return world;
    if (sample.class === 'right') return context.kind !== 'sms' && world.wrong === 0 ? world : undefined;
    if (sample.class === 'too late') return world.wrong === TRIES ? world : undefined;
    const [wrong, tries] = context.kind === 'bankName' ? ['wrong', TRIES] : ['wrong code', CODE_TRIES];
    return sample.class === wrong && world.wrong < tries ? { wrong: world.wrong + 1 } : undefined;
  },
  tolerates: [['logIn', 403]],
});
