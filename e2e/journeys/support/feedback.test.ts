import { test } from 'vitest';
import { THREE_LOOKS } from '../../harness/looks';
import { stage } from '../../harness/stage';

const { createTester } = stage({}, 'member');

test.each(THREE_LOOKS)(
  'a short text is reported, and the response arrives as a message, in %s at %i px [s2.other.feedback-form s5.message.feedback-length own.feedback.answered]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen, gateway, page } = player;
    await player.isLoggedIn('player');
    await player.opens('/?dialog=feedback');
    await screen.choose('feedback.type', 'feedback.type.withdrawal');
    await screen.fill('feedback.content', 'short');
    await screen.press('feedback.send');
    const [min, max] = language === 'bn' ? ['১০', '৫০০'] : ['10', '500'];
    await screen.invalid('feedback.content', 'feedback.problem.length', { min, max });
    await screen.fill('feedback.content', 'Where is my withdrawal? উত্তোলন কোথায়?');
    await screen.press('feedback.send');
    await screen.sees('button', 'feedback.toMessages');
    const ticket = /F\d{8}/.exec((await page.getByRole('status').allTextContents()).join(' '))?.[0] ?? '';
    await gateway.ops('feedback', 'answer', ticket, 'It was sent today. আজ পাঠানো হয়েছে।');
    await screen.press('feedback.toMessages');
    await screen.sees('heading', 'messages.title');
    await screen.press('messages.open');
    await screen.reads('It was sent today. আজ পাঠানো হয়েছে।');
  },
);
