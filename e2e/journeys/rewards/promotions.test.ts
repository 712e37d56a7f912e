import { expect, test } from 'vitest';
import { opensCentre } from '../../harness/centre';
import { isFaultless } from '../../harness/faultless';
import { LOOKS } from '../../harness/looks';
import { stage } from '../../harness/stage';

const { createTester } = stage({}, 'memberWithRewards');

test.each(LOOKS)(
  'category and tag are in the address, for back and forward, in %s at %i px [s2.route.promotions s2.other.promotions-filters own.promotions.address]',
  async (language, width) => {
    const visitor = await createTester({ language, width });
    const { screen, page } = visitor;
    const cards = page.locator('.promo-card');
    await visitor.opens('/promotions');
    await expect.poll(() => cards.count()).toBe(8);
    await isFaultless(visitor, 'promotions');
    await screen.press('promotions.category.newPlayer');
    await screen.at('/promotions?kind=newPlayer');
    await expect.poll(() => cards.count()).toBe(2);
    await screen.press('promotions.tag.special');
    await screen.at('/promotions?kind=newPlayer&type=special');
    await expect.poll(() => cards.count()).toBe(1);
    await page.reload();
    await expect.poll(() => cards.count()).toBe(1);
    await page.goBack();
    await expect.poll(() => cards.count()).toBe(2);
    await page.locator('.promo-card a').first().click();
    await screen.sees('heading', 'promotions.terms');
    await isFaultless(visitor, 'promotion');
    await screen.press('promotions.all');
    await screen.at('/promotions?kind=newPlayer');
  },
);

test('pending rewards are counted in the navigation, and a claim starts a bonus with progress [s2.nav.rewards s2.member-centre.reward-centre s2.member-centre.bonus-details]', async () => {
  const player = await createTester({ language: 'en', width: 1280 });
  const { screen, page } = player;
  await opensCentre(player, 'rewardCenter', 'player');
  const count = page.locator('.top-2 button .count .vh', { hasText: 'to claim' });
  await expect.poll(() => count.textContent()).toBe('2 rewards to claim');
  await screen.press('rewards.claim');
  await screen.sees('status', 'rewards.claimed');
  await expect.poll(() => count.textContent()).toBe('1 reward to claim');
  await expect.poll(() => page.locator('.reward').count()).toBe(1);
  await screen.press('rewards.claim');
  await expect.poll(() => count.count()).toBe(0);
  await screen.press('memberCentre.bonusDetails');
  await expect.poll(() => page.locator('.bonus-one').count()).toBe(1);
});
