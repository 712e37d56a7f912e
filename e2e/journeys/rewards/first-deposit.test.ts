import { expect, test } from 'vitest';
import { wordsOf } from '../../../tests/harness/words';
import { opensCentre } from '../../harness/centre';
import { paysIn } from '../../harness/deposits';
import { isFaultless } from '../../harness/faultless';
import { LOOKS } from '../../harness/looks';
import { stage } from '../../harness/stage';

const { createTester } = stage({}, 'downlineLimited');

test.each(LOOKS)(
  'in %s at %i px a bonus is selected with the first deposit, granted with it, and not offered again [own.deposit.bonus s1.claim.marketing]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen, page } = player;
    await player.gateway.becomes('downlineLimited', 'SLIDEVERIF=off');
    await opensCentre(player, 'depositv2', 'downline');
    const choice = page.getByRole('group', { name: wordsOf(language)('terms.choice') }).getByRole('radio');
    // Nothing is preselected: the first option is no bonus.
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
