import { moveSubmissionDriver } from '../../tests/drivers/money/move-submission.driver';
import { inCentre } from '../harness/centre';
import { deposits, MOVE_REJECTIONS, MOVED, movedOutcome, reopenDeposits, withdrawalPage } from '../harness/moves';
import { flowSteps, type RowOpening } from '../harness/row';
import type { Tester } from '../harness/tester';

type Page = Pick<RowOpening, 'open' | 'as'> & { again(tester: Tester): Promise<unknown> };
/** Opens a page and sends its form. */
function sent({ as, open, again }: Page, sends: (tester: Tester) => Promise<unknown>): Page {
  return {
    as,
    async open(tester) {
      await open(tester);
      await sends(tester);
    },
    async again(tester) {
      await again(tester);
      await sends(tester);
    },
  };
}
/** Types an amount and presses the button of the form. */
const asks =
  (amount: string, field: string, button: string) =>
  async ({ screen }: Tester) => {
    await screen.fill(field, amount);
    await screen.press(button);
  };
const depositSent = sent({ ...deposits, again: reopenDeposits }, asks('1000.00', 'deposit.amount', 'deposit.submit'));
const wallets = inCentre('transferFund');

export const moveSubmissionSteps = flowSteps('move-submission', moveSubmissionDriver, {
  openings: {
    'a deposit within the limit': {
      face: 'deposit',
      input: 'deposit: within the limit',
      fixture: 'downlineLimited',
      ...depositSent,
    },
    'a first deposit with a bonus': {
      face: 'first',
      input: 'first: with the bonus',
      fixture: 'downlineWithBonus',
      ...depositSent,
    },
    'a first withdrawal to an account': {
      face: 'withdrawal',
      input: 'withdrawal: something is missing',
      fixture: 'downlineReady',
      ...sent(withdrawalPage, asks('1000.00', 'withdraw.amount', 'withdraw.continue')),
    },
    'a withdrawal': {
      face: 'withdrawal',
      input: 'withdrawal: a part of the balance',
      fixture: 'downlineReady',
      ...sent(withdrawalPage, asks('1000.00', 'withdraw.amount', 'withdraw.continue')),
    },
    'an amount for a game': {
      face: 'wallets',
      input: 'wallets: to a vendor',
      fixture: 'member',
      ...sent(wallets, asks('400.00', 'wallet.amount', 'wallet.toGame')),
    },
    'an amount back from a game': {
      face: 'wallets',
      input: 'wallets: back from a vendor',
      fixture: 'memberWithVendor',
      ...sent(wallets, asks('400.00', 'wallet.amount', 'wallet.toMain')),
    },
    'all amounts back from the games': {
      face: 'wallets',
      input: 'wallets: all of it back',
      fixture: 'memberWithVendor',
      ...sent(wallets, async ({ screen }) => screen.press('wallet.returnAll')),
    },
    'a transfer to a downline': {
      face: 'partner',
      input: 'partner: a part of the balance',
      fixture: 'agentReady',
      ...sent(inCentre('transferUpline', { as: 'agent' }), asks('1000.00', 'upline.amount', 'upline.submit')),
    },
  },
  never({ sample: { class: name = '' } = {} }, { context }) {
    const { draft } = Object(context);
    if (MOVED.includes(name)) return name !== movedOutcome(draft);
    // The full amount never exceeds the balance.
    return name === 'wallets: spent in the meantime' && draft.from === 'all';
  },
  tolerates: MOVE_REJECTIONS,
});
