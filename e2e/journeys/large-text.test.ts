import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { brokenWords, layoutFaults } from '../support/layout';
import { IN_GATE } from '../support/looks';
import { stage } from '../support/stage';

const { somebody } = stage();
const PLACES = [
  ['/', 'visitor'],
  ['/?dialog=register', 'visitor'],
  ['/', 'member'],
] as const;

/** Sets the browser's own size of text, which media queries follow too. */
async function setTextSize(page: Page, percent: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 } });
}

/** Part of the window's height that toasts cover. */
const coveredByNotices = (page: Page) =>
  page.evaluate(() => (document.querySelector('.toasts')?.getBoundingClientRect().height ?? 0) / innerHeight);

async function expectReadable(path: string, who: 'member' | 'visitor') {
  const tester = await somebody({ language: 'bn', width: 360 });
  if (who === 'member') await tester.isLoggedIn('player');
  const { page } = tester;
  for (const percent of [100, 200]) {
    await setTextSize(page, percent);
    await tester.opens(path);
    await tester.edge.rests();
    expect([percent, ...(await brokenWords(page)), ...(await layoutFaults(page))]).toEqual([percent]);
    expect(await coveredByNotices(page)).toBeLessThan(0.5);
  }
}

test.each(PLACES)(
  '%s for a %s: nothing is cut off and no word broken with text of 100 and 200 % [own.frame.large-text]',
  IN_GATE,
  expectReadable,
);
