import { expect } from 'vitest';
import { opensCentre } from '../../harness/centre';
import { gateEach, LOOKS } from '../../harness/looks';
import { stage } from '../../harness/stage';

const { createTester } = stage({}, 'downlineResting');

gateEach(LOOKS)(
  'after a recovery, a message says until when a new account cannot be used, in %s [s2.member-centre.messages own.alert.sent own.bank-account.cooling-down]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen, page } = player;
    await opensCentre(player, 'messageV2', 'downline');
    await screen.sees('heading', 'messages.title');
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
    await screen.visit('/?dialog=memberCentre&page=withdraw');
    await screen.reads('withdraw.rest');
    await screen.press('withdraw.accounts');
    await screen.sees('heading', 'bank.title');
    await expect.poll(() => page.locator('.sec-rows li').count()).toBe(1);
    const [until] = await page.locator('.sec-rows li').allTextContents();
    expect(until).toContain('Jonaki Pay');
  },
);
