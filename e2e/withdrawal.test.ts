import type { Move } from '../src/atlas';
import { typesAccount } from '../tests/drivers/bank-account.driver';
import { withdrawalDriver } from '../tests/drivers/withdrawal.driver';
import { letsPaymentRest } from './support/money';
import type { Tester } from './support/tester';
import { tour } from './support/tour';
import { clientAt } from './support/wire';
import { canWithdraw, hasMoney, opensWithdrawals, PAYEE, withdraws } from './support/withdrawals';

/** `protection`: how the payment password stands. `accounts`: how many are bound. `poorer`: almost all has been withdrawn elsewhere meanwhile. */
type Player = { protection: 'unset' | 'set' | 'locked'; accounts: number; poorer: boolean };

const opening = (world: Player, before: (tester: Tester) => Promise<unknown>) => ({
  world,
  async open(tester: Tester) {
    await before(tester);
    await opensWithdrawals(tester);
    await tester.screen.press('withdraw.new');
  },
});
const offerOf = ({ protection, accounts }: Player) => {
  if (protection === 'locked') return 'the payment password rests';
  if (protection === 'unset') return 'no payment password';
  return accounts === 0 ? 'no account' : 'all is there';
};
/** What of the player's is another's doing, or takes more than one try. */
async function meanwhile({ gateway }: Tester, { sample }: Move): Promise<unknown> {
  const { client, logsIn } = clientAt(gateway);
  if (sample?.class === 'the balance has changed') {
    await logsIn(PAYEE);
    return withdraws(client, '24500.00');
  }
  if (sample?.class !== 'wrong too often') return;
  await logsIn(PAYEE);
  const [account] = (await client.bankAccounts()).list;
  const asked = { bankAccountId: account?.id ?? '', amount: '500.00', paymentPassword: '999999' };
  for (let tries = 0; tries < 4; tries += 1) await client.withdraw(asked, { idempotencyKey: crypto.randomUUID() }).catch(() => {});
}

tour<Player>('withdrawal', withdrawalDriver, {
  openings: {
    'a player who has all it takes': opening({ protection: 'set', accounts: 1, poorer: false }, canWithdraw),
    'a player who has nothing yet': opening({ protection: 'unset', accounts: 0, poorer: false }, (tester) => hasMoney(tester)),
    'a player who was wrong too often': opening({ protection: 'locked', accounts: 0, poorer: false }, async (tester) => {
      await hasMoney(tester);
      await letsPaymentRest(tester.gateway, PAYEE);
    }),
  },
  acts: ['paymentPassword', 'bankAccount'],
  waits: ({ invoke }) =>
    invoke === 'loadOffer' ? 'withdrawalTerms' : invoke === 'previewWithdrawal' || invoke === 'withdraw' ? invoke : undefined,
  after({ event, sample }, { world }) {
    const { protection, accounts, poorer } = world;
    if (sample?.of === 'loadOffer') return sample.class === 'offline' || sample.class === offerOf(world) ? world : undefined;
    if (sample?.of === 'paymentPassword' && sample.class === 'changed') return { ...world, protection: 'set' };
    if (sample?.of === 'bankAccount' && sample.class === 'changed')
      // The same number is not bound twice.
      return accounts < 2 ? { ...world, accounts: accounts + 1 } : undefined;
    if (sample?.class === 'the balance has changed') return poorer ? undefined : { ...world, poorer: true };
    if (sample?.class === 'wrong too often') return { ...world, protection: 'locked' };
    // What is left is less than what is asked for.
    if (poorer) return event.type === 'section.left' ? world : undefined;
    return protection === 'unset' && sample?.class === 'all is there' ? undefined : world;
  },
  async prepare(tester, move) {
    const { sample } = move;
    if (sample?.of !== 'bankAccount' || sample.class !== 'changed') return meanwhile(tester, move);
    const { screen } = tester;
    await screen.press('bank.add');
    await typesAccount(screen);
    await screen.sees('button', 'bank.add');
    await screen.press('security.back');
  },
});
