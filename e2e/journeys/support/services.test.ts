import { expect, test } from 'vitest';
import { opensCentre } from '../../harness/centre';
import { LOOKS } from '../../harness/looks';
import { stage } from '../../harness/stage';

const { createTester } = stage({}, 'memberWithRewards');

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

/** Badges next to the rewards: promotions and rewards to claim. */
const COUNTS = {
  bn: [/[১-৯]টি অফার আছে$/, /[১-৯]টি পুরস্কার নেওয়া বাকি$/],
  en: [/[1-9] promotions? available$/, /[1-9] rewards? to claim$/],
};

test.each(LOOKS)('every side page opens, in %s at %d px [s1.product.side-pages]', async (language, width) => {
  const visitor = await createTester({ language, width });
  for (const [path, heading] of Object.entries(SIDE)) {
    await visitor.opens(path);
    await visitor.screen.sees('heading', heading);
  }
});

test.each(LOOKS)(
  'a member can open every service, and sees the number of promotions and rewards, in %s at %d px [s1.member.services]',
  async (language, width) => {
    const player = await createTester({ language, width });
    await opensCentre(player);
    for (const [page, heading] of Object.entries(SERVICES)) {
      await player.screen.visit(`/?dialog=memberCentre&page=${page}`);
      await player.screen.sees('heading', heading);
    }
    for (const count of COUNTS[language])
      await expect
        .poll(() => player.page.locator('button .count').allTextContents())
        .toContainEqual(expect.stringMatching(count));
  },
);
