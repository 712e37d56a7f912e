import { expect, test } from 'vitest';
import { opensCentre } from '../support/centre';
import { LOOKS } from '../support/looks';
import { stage } from '../support/stage';

const { somebody } = stage({}, 'memberWithRewards');

const SIDE = {
  '/promotions': 'promotions.title',
  '/vip': 'vip.title',
  '/pointMall': 'points.title',
  '/download': 'download.title',
  '/help': 'help.title',
  '/join': 'join.title',
};
const SERVICES = {
  securityCenter: 'security.title',
  personalHistoryCopy: 'bets.title',
  manualRebate: 'cashback.title',
  rewardCenter: 'rewards.title',
  referral: 'referral.title',
  messageV2: 'messages.title',
};

test.each(LOOKS)('s1.product.side-pages: beside the games there is each of them, in %s at %d px', async (language, width) => {
  const visitor = await somebody({ language, width });
  for (const [path, heading] of Object.entries(SIDE)) {
    await visitor.opens(path);
    await visitor.screen.sees('heading', heading);
  }
});

test.each(LOOKS)(
  's1.member.services: a member has each of them, and sees how many rewards there are, in %s at %d px',
  async (language, width) => {
    const player = await somebody({ language, width });
    await opensCentre(player);
    for (const [page, heading] of Object.entries(SERVICES)) {
      await player.screen.visit(`/?dialog=memberCentre&page=${page}`);
      await player.screen.sees('heading', heading);
    }
    await expect.poll(() => player.page.locator('button .count').last().textContent()).toMatch(/[1-9১-৯]/);
  },
);
