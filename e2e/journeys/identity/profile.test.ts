import { expect, test } from 'vitest';
import { LOOKS } from '../../harness/looks';
import { opensProfile } from '../../harness/profile';
import { stage } from '../../harness/stage';

const { createTester } = stage({}, 'memberWithProfile');

test.each(LOOKS)(
  'the profile shows stored fields, does not request locked ones, and saves changes, in %s at %s px [s2.other.profile s5.profile.required own.profile.locked]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen, page } = player;
    await opensProfile(player);
    await screen.sees('form', 'profile.title');
    await expect.poll(() => page.locator('.profile-locked').count()).toBe(4);
    await screen.fill('profile.address', '');
    await screen.press('profile.save');
    await screen.invalid('profile.address', 'security.problem.empty');
    await screen.fill('profile.address', '7 Palash Lane');
    await screen.press('profile.save');
    await screen.sees('status', 'profile.saved');
    await expect.poll(() => page.locator('input[name=address]').inputValue()).toBe('7 Palash Lane');
  },
);
