import { expect, test } from 'vitest';
import { wordsOf } from '../../../tests/harness/words';
import { isFaultless } from '../../harness/faultless';
import { LOOKS } from '../../harness/looks';
import { expectTexts } from '../../harness/lottery-player';
import { fillsRegistration, isThere } from '../../harness/people';
import { stage } from '../../harness/stage';

const { createTester } = stage({}, 'member');

test.each(LOOKS)(
  'levels are public, and a member sees the own level, in %s at %d px [s2.route.vip s2.member-centre.menu-short]',
  async (language, width) => {
    const visitor = await createTester({ language, width });
    await visitor.opens('/vip');
    await visitor.screen.sees('heading', 'vip.rules');
    expect(await visitor.page.getByText(wordsOf(language)('vip.yours')).count()).toBe(0);
    await isFaultless(visitor, 'vip-visitor');

    const player = await createTester({ language, width });
    await player.isLoggedIn('player');
    await player.opens('/vip');
    await player.screen.reads('vip.yours');
    await expectTexts(player, 'VIP 3');
    await isFaultless(player, 'vip-member');
    await player.screen.visit('/?dialog=memberCentre&page=playerRank');
    await player.screen.sees('heading', 'vip.rank');
    await expectTexts(player, 'VIP 3');
    await isFaultless(player, 'player-rank');
  },
);

test.each(LOOKS)(
  'a friend who registers by the link is listed, masked, in %s at %d px [s2.member-centre.referral s2.other.reference-link]',
  async (language, width) => {
    const player = await createTester({ language, width });
    await player.isLoggedIn('player');
    await player.opens('/?dialog=memberCentre&page=referral');
    await player.screen.sees('heading', 'referral.link');
    await player.screen.reads('referral.none');
    await isFaultless(player, 'referral-none');
    const link = new URL((await player.page.locator('.referral-address').textContent()) ?? '');

    await player.gateway.ops('flag', 'REGCAPTCHA', 'off');
    const friend = await createTester({ language, width });
    await friend.opens(`${link.pathname}${link.search}`);
    await friend.screen.sees('form', 'register.title');
    await fillsRegistration(friend, { username: `friend${language}` });
    await friend.screen.press('register.submit');
    await isThere(friend);

    await player.opens('/?dialog=memberCentre&page=referral');
    await player.screen.reads('referral.state.joined');
    const row = player.page.getByRole('dialog').locator('tbody tr');
    await expect.poll(() => row.count()).toBe(1);
    expect(await row.textContent()).toContain(`fr***${language.at(-1)}`);
    await isFaultless(player, 'referral');
  },
);
