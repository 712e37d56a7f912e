import { expect, test } from 'vitest';
import { money } from '../../../src/ui/format';
import { PICTURE } from '../../../tests/drivers/pictures';
import { opensCentre } from '../../harness/centre';
import { isFaultless } from '../../harness/faultless';
import { LOOKS } from '../../harness/looks';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { ops, createTester } = stage();
const PLAYER = 'downline';
const SENDER = '01712345678';
/** Opens the deposit page, and from there the page of cash-ins. */
async function opensCashIn(tester: Tester) {
  await opensCentre(tester, 'depositv2', PLAYER);
  await tester.screen.press('deposit.cashIn');
  await tester.screen.sees('button', 'deposit.way.nodi');
}

/** Reports a transfer by Nodi Pay, and returns its number. */
async function reports({ screen, page }: Tester, amount: string, reference: string): Promise<string> {
  await screen.press('deposit.way.nodi');
  await screen.fill('cashIn.amount', amount);
  await screen.fill('cashIn.sender', SENDER);
  await screen.fill('cashIn.reference', reference);
  await screen.press('cashIn.send');
  await screen.sees('heading', 'cashIn.state.pending');
  const [number = ''] = /M\d{8}/.exec((await page.locator('.facts-list').textContent()) ?? '') ?? [];
  return number;
}

/** Expects this balance in the header. */
const has = ({ page, language }: Tester, sum: string) =>
  expect.poll(() => page.locator('.balance .num').first().textContent()).toBe(money(sum, language));

test.each(LOOKS)(
  'a player reports a transfer, and sees its credit and the reason of a rejection, in %s at %d px [own.cash-in.page own.cash-in.create own.cash-in.confirm]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen } = player;
    await opensCashIn(player);
    await screen.reads('cashIn.none');
    await isFaultless(player, 'cash-in-wallets', { axeAtEach: true });
    await screen.press('deposit.way.nodi');
    await screen.reads('01700000001');
    await screen.press('cashIn.send');
    await screen.invalid('cashIn.amount', 'cashIn.problem.none');
    await screen.invalid('cashIn.sender', 'security.problem.empty');
    await isFaultless(player, 'cash-in-report-with-errors');
    await screen.press('security.back');

    const confirmed = await reports(player, '500', 'NP7K2M9Q41');
    await screen.attach('cashIn.receipt.choose', PICTURE);
    await screen.reads('cashIn.receipt.stored', { count: language === 'bn' ? '১' : '1' });
    await isFaultless(player, 'cash-in-pending');
    await ops('cash-ins', 'confirm', confirmed, '500.00', SENDER);
    await player.looksBack();
    await screen.sees('heading', 'cashIn.state.confirmed');
    await has(player, '500.00');

    await screen.press('cashIn.all');
    const rejected = await reports(player, '700', 'NP7K2M9Q42');
    await ops('cash-ins', 'reject', rejected);
    await player.looksBack();
    await screen.sees('heading', 'cashIn.state.rejected');
    await screen.reads('cashIn.means.rejected', { why: 'a test' });
    await has(player, '500.00');
    await screen.press('cashIn.all');
    await screen.reads('cashIn.state.rejected');
    await isFaultless(player, 'cash-in-list');
  },
);

test('a reference that another report uses is rejected with words [own.cash-in.reference]', async () => {
  const player = await createTester({ language: 'bn', width: 768 });
  const { screen } = player;
  await opensCashIn(player);
  await reports(player, '500', 'NP7K2M9Q55');
  await screen.press('cashIn.all');
  await screen.press('deposit.way.nodi');
  await screen.fill('cashIn.amount', '600');
  await screen.fill('cashIn.sender', SENDER);
  await screen.fill('cashIn.reference', 'np7k-2m9q55');
  await screen.press('cashIn.send');
  await screen.reads('এই ট্রানজ্যাকশন আইডি আগেই জানানো হয়েছে। মিলিয়ে দেখুন, অথবা কাস্টমার সার্ভিসে যোগাযোগ করুন।');
  expect(player.edge.refused.splice(0)).toMatchObject([{ call: 'createCashIn', status: 409 }]);
  await isFaultless(player, 'cash-in-used-reference');
});
