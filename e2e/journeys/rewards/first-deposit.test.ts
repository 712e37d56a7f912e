import { expect, test } from 'vitest';
import { wordsOf } from '../../../tests/harness/words';
import { opensCentre } from '../../harness/centre';
import { paysIn } from '../../harness/deposits';
import { isFaultless } from '../../harness/faultless';
import { LOOKS } from '../../harness/looks';
import { stage } from '../../harness/stage';

const { somebody } = stage({}, 'downlineLimited');

test.each(LOOKS)(
  'own.deposit.bonus s1.claim.marketing: in %s at %i px a bonus is chosen with the first deposit, comes with it, and is offered no second time',
  async (language, width) => {
    const player = await somebody({ language, width });
    const { screen, page } = player;
    await player.gateway.becomes('downlineLimited', 'SLIDEVERIF=off');
    await opensCentre(player, 'depositv2', 'downline');
    const choice = page.getByRole('group', { name: wordsOf(language)('terms.choice') }).getByRole('radio');
    // Nothing is chosen for anybody: the first one is none.
    await expect.poll(() => choice.first().isChecked()).toBe(true);
    await choice.nth(1).press('Space');
    await isFaultless(player, 'first-deposit');
    await paysIn(player, '1000');
    await screen.visit('/?dialog=memberCentre&page=rewardCenter');
    await screen.press('rewards.claim');
    await screen.sees('status', 'rewards.claimed');
    await screen.visit('/?dialog=memberCentre&page=bonusDetails');
    await expect.poll(() => page.locator('.bonus-one').count()).toBe(1);
    await screen.visit('/?dialog=memberCentre&page=depositv2');
    await screen.sees('button', 'deposit.submit');
    expect(await choice.count()).toBe(0);
  },
);
