import { expect, test } from 'vitest';
import { asksWithdrawal } from '../../../tests/drivers/money/withdrawal.driver';
import { opensCentre } from '../../harness/centre';
import { isFaultless } from '../../harness/faultless';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';
import { canWithdraw, LONG_SESSIONS, opensWithdrawals } from '../../harness/withdrawals';

const { createTester } = stage(LONG_SESSIONS);

/** Lets moves at a path reach the gateway without a response, and no query of their outcome. Returns what ends both. */
async function losesResponses({ page }: Tester, path: string) {
  let isOver = false;
  await page.route(`**${path}`, async (route) => {
    if (isOver || route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await page.route('**/wps/member/moves/one*', (route) => (isOver ? route.continue() : route.abort()));
  return () => {
    isOver = true;
  };
}

test('a withdrawal whose response is cut off is checked, and happens once [own.money.outcome own.money.once]', async () => {
  const player = await createTester({ language: 'bn', width: 360 });
  const { screen } = player;
  const client = await canWithdraw(player);
  await opensWithdrawals(player);
  const recover = await losesResponses(player, '/wps/member/withdrawals');
  await asksWithdrawal(screen, '1,000');
  await screen.sees('button', 'move.checkNow');
  await screen.hides('button', 'withdraw.send');
  await isFaultless(player, 'withdrawal-unanswered');
  recover();
  await screen.press('move.checkNow');
  await screen.sees('heading', 'withdraw.sent');
  const { list } = await client.withdrawals({});
  expect(list.map(({ amount }) => amount)).toEqual(['1000.00']);
});

test('a transfer whose response is cut off is checked across a reload, and happens once [own.money.outcome own.money.once]', async () => {
  const player = await createTester({ language: 'en', width: 1280 });
  const { page, screen } = player;
  await opensCentre(player, 'transferFund');
  const recover = await losesResponses(player, '/wps/relay/GCS_walletTransfer');
  await screen.fill('wallet.amount', '400');
  await screen.press('wallet.toGame');
  await screen.press('wallet.look.send');
  await screen.sees('button', 'move.checkNow');
  await page.reload();
  await screen.sees('button', 'move.checkNow');
  recover();
  await screen.press('move.checkNow');
  await screen.sees('status', 'wallet.moved');
  await expect.poll(() => page.locator('.vendors li b').first().textContent()).toContain('400.00');
});
