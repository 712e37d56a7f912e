import { expect, test } from 'vitest';
import { opensCentre } from '../../harness/centre';
import { THREE_LOOKS } from '../../harness/looks';
import { stage } from '../../harness/stage';

const { createTester } = stage({}, 'memberWithMessages');

test.each(THREE_LOOKS)(
  'the unread count follows reading and deleting, in %s at %i px [s2.other.internal-messages s3.message.unread-count own.messages.read own.messages.remove]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen, page } = player;
    await opensCentre(player, 'messageV2', 'player');
    const count = page.locator('.centre-menu .count');
    await expect.poll(() => count.textContent()).toMatch(/^[2২]/);
    await expect.poll(() => page.locator('.message-new').count()).toBe(2);
    await screen.press('messages.open');
    await screen.reads('messages.remove');
    await expect.poll(() => count.textContent()).toMatch(/^[1১]/);
    await screen.press('messages.remove');
    await screen.sees('alertdialog', 'messages.remove.title');
    await screen.press('messages.remove.yes');
    await screen.sees('status', 'messages.removed');
    await screen.press('messages.readAll');
    await screen.sees('status', 'messages.allRead');
    await expect.poll(() => count.count()).toBe(0);
    await expect.poll(() => page.locator('article.message').count()).toBe(1);
  },
);
