import { expect, test } from 'vitest';
import { asksWithdrawal } from '../../../tests/drivers/money/withdrawal.driver';
import { isFaultless } from '../../harness/faultless';
import { stage } from '../../harness/stage';
import { canWithdraw, LONG_SESSIONS, opensWithdrawals } from '../../harness/withdrawals';

const { createTester } = stage(LONG_SESSIONS);

test('a withdrawal whose response is cut off is checked, across a reload, and happens once [own.money.outcome own.money.once]', async () => {
  const player = await createTester({ language: 'bn', width: 360 });
  const { page, screen } = player;
  const client = await canWithdraw(player);
  await opensWithdrawals(player);
  let isReachable = false;
  await page.route('**/wps/member/withdrawals', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await page.route('**/wps/member/moves/one*', (route) => (isReachable ? route.continue() : route.abort()));
  await asksWithdrawal(screen, '1,000');
  await screen.sees('button', 'move.checkNow');
  await screen.hides('button', 'withdraw.send');
  await isFaultless(player, 'withdrawal-unanswered');
  await page.reload();
  await screen.sees('button', 'move.checkNow');
  isReachable = true;
  await screen.sees('heading', 'withdraw.sent');
  const { list } = await client.withdrawals({});
  expect(list.map(({ amount }) => amount)).toEqual(['1000.00']);
});
