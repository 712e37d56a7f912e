import { expect, test } from 'vitest';
import { inputOf } from '../../harness/input-methods';
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
    const input = inputOf(tester, 'keyboard');
    await input.press('header.login');
    await screen.sees('dialog', 'login.title');
    await input.press('login.tab.mobile');
    await input.type('phone.number', NEW_NUMBER.typed);
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
    const opener = page.getByRole('link', { name: input.text('header.login'), exact: true }).filter({ visible: true });
    await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
  },
);
