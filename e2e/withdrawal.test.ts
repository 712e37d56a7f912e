import { typesAccount } from '../tests/drivers/bank-account.driver';
import { withdrawalDriver } from '../tests/drivers/withdrawal.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';
import { canWithdraw, hasMoney, opensWithdrawals } from './support/withdrawals';

/** `isProtected`: there is a payment password. `accounts`: how many are bound. */
type Player = { isProtected: boolean; accounts: number };

const opening = (world: Player, before: (tester: Tester) => Promise<unknown>) => ({
  world,
  async open(tester: Tester) {
    await before(tester);
    await opensWithdrawals(tester);
    await tester.screen.press('withdraw.new');
  },
});
/** What there must be first, in the words of the samples. */
function firstOf({ isProtected, accounts }: Player): string | undefined {
  if (!isProtected) return 'no payment password';
  return accounts === 0 ? 'no account' : undefined;
}

tour<Player>('withdrawal', withdrawalDriver, {
  openings: {
    'a player who has all it takes': opening({ isProtected: true, accounts: 1 }, canWithdraw),
    'a player who has nothing yet': opening({ isProtected: false, accounts: 0 }, (tester) => hasMoney(tester)),
  },
  acts: ['moneyMove', 'paymentPassword', 'bankAccount'],
  due: ({ sample }, { world }) => sample?.of === 'moneyMove' && sample.class === firstOf(world),
  after({ event, sample }, { world }) {
    const first = firstOf(world);
    if (sample?.of === 'moneyMove' && sample.class.startsWith('no ')) return sample.class === first ? world : undefined;
    if ((sample?.of === 'moneyMove' || event.type === 'account.requested') && first) return undefined;
    if (sample?.of === 'paymentPassword' && sample.class === 'changed') return { ...world, isProtected: true };
    if (sample?.of === 'bankAccount' && sample.class === 'changed')
      // The same number is not bound twice.
      return world.accounts < 2 ? { ...world, accounts: world.accounts + 1 } : undefined;
    return world;
  },
  async prepare({ screen }, { sample }) {
    if (sample?.of !== 'bankAccount' || sample.class !== 'changed') return;
    await screen.press('bank.add');
    await typesAccount(screen);
    await screen.sees('button', 'bank.add');
    await screen.press('security.back');
  },
});
