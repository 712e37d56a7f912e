import { expect, test } from 'vitest';
import { opensCentre } from '../../harness/centre';
import { answersThere, asksDeposit } from '../../harness/deposits';
import { LOOKS } from '../../harness/looks';
import { logsOut } from '../../harness/people';
import { stage } from '../../harness/stage';
import { STILL } from '../../harness/tabs';
import type { Tester } from '../../harness/tester';

const { createTester } = stage();

/** Opens the deposit form, which has led to the provider's page. */
async function isAway(tester: Tester) {
  await opensCentre(tester, 'depositv2');
  await asksDeposit(tester, '500');
  await tester.page.waitForURL(/\/pay\?/);
}
/** Goes back by the browser's button; a page in its cache never loads. */
const goesBack = ({ page }: Tester) =>
  Promise.all([page.waitForEvent('framenavigated'), page.evaluate(() => setTimeout(() => history.back(), 0))]);

test.each(LOOKS)(
  'in %s at %i px a return to the cached page stays there, with a link to the provider [own.deposit.straight]',
  async (language, width) => {
    const player = await createTester({ language, width, keepsPages: true });
    const { screen } = player;
    await isAway(player);
    await goesBack(player);
    await screen.sees('link', 'deposit.pay');
    await screen.press('deposit.pay');
    await answersThere(player, 'pay');
    await screen.sees('status', 'deposit.credited');
  },
);

test.each(['bn', 'en'] as const)(
  'in %s cached pages show nothing of the player after a logout [s4.logout.storage asvs 14.3.1]',
  async (language) => {
    const player = await createTester({ language, keepsPages: true });
    const { screen, page } = player;
    await isAway(player);
    await answersThere(player, 'pay');
    await screen.sees('status', 'deposit.credited');
    await screen.press('common.close');
    await logsOut(player);
    const isAt = (path: string) => new URL(page.url()).pathname === path;
    const atPayment: boolean[] = [];
    // Back to the page the tab started from.
    for (await goesBack(player); !isAt(STILL); await goesBack(player)) {
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
      atPayment.push(isAt('/pay'));
      if (isAt('/pay')) continue;
      await expect.poll(() => page.locator('.balance').count()).toBe(0);
      await expect.poll(() => player.kept()).toEqual({ merchant: 'maidan' });
    }
    // The player visited pages before and after the provider's.
    expect(atPayment.indexOf(true)).toBeGreaterThan(0);
    expect(atPayment.at(-1)).toBe(false);
  },
);
