import { expect, test } from 'vitest';
import { handOf } from '../../harness/hands';
import { does, JOBS } from '../../harness/jobs';
import { NEW_NUMBER } from '../../harness/people';
import { stage } from '../../harness/stage';

const { createTester } = stage();
const WINDOWS = [
  ['bn', 360, 740],
  ['en', 1280, 720],
] as const;

test.each(
  JOBS.flatMap((job) => WINDOWS.map(([language, width, height]) => [job.name, language, width, height, job] as const)),
)(
  'by keyboard alone, with a visible focus: %s, in %s at %i by %i px [own.sms-countdown.focus]',
  async (_, language, width, height, job) => {
    const tester = await createTester({ language, width, height });
    await tester.gateway.becomes(job.fixture, 'SLIDEVERIF=off', 'REGCAPTCHA=off');
    await does(tester, job, 'keyboard');
  },
);

test.each(['bn', 'en'] as const)(
  'Escape closes the top layer only, and the focus returns, in %s [s4.modal.escape]',
  async (language) => {
    const tester = await createTester({ language, width: 360, height: 740 });
    const { page, screen } = tester;
    await tester.opens('/');
    const hand = handOf(tester, 'keyboard');
    await hand.press('header.login');
    await screen.sees('dialog', 'login.title');
    await hand.press('login.tab.mobile');
    await hand.type('phone.number', NEW_NUMBER.typed);
    // The list of countries opens when its box gets the focus, and is no stop itself.
    await page.keyboard.press('Shift+Tab');
    await screen.sees('listbox', 'phone.countries');
    await page.keyboard.press('Tab');
    expect(await tester.field('phone.number').evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await screen.hides('listbox');
    await screen.sees('dialog', 'login.title');
    expect(await tester.field('phone.number').inputValue()).not.toBe('');
    await page.keyboard.press('Escape');
    await screen.hides('dialog');
    const opener = page.getByRole('link', { name: hand.text('header.login'), exact: true }).filter({ visible: true });
    await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
  },
);
