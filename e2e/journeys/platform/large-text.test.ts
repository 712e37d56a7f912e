import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Language } from '../../../src/atlas';
import { brokenWords, layoutFaults } from '../../harness/layout';
import { gateEach } from '../../harness/looks';
import { stage } from '../../harness/stage';

const { createTester } = stage();
const PICTURES = process.env.PICTURES;

const USERS = { visitor: null, member: 'player', agent: 'agent' };
const PLACES: [string, keyof typeof USERS][] = [
  ['/', 'member'],
  ['/', 'visitor'],
  ['/?dialog=register', 'visitor'],
];
/** Most-used pages, and both centres. */
const MORE = [
  ['/', 'visitor'],
  ['/login', 'visitor'],
  ['/promotions', 'visitor'],
  ['/?dialog=memberCentre', 'member'],
  ['/?dialog=memberCentre&page=depositv2', 'member'],
  ['/?dialog=memberCentre&page=withdraw', 'member'],
  ['/?dialog=memberCentre&page=transactionHistory', 'member'],
  ['/?dialog=memberCentre&page=personalProfit', 'member'],
  ['/?dialog=agentCentre', 'agent'],
] as const;
const MORE_LOOKS = MORE.flatMap(([path, role]) =>
  (['bn', 'en'] as const).map((language) => [path, role, language] as const),
);

/** Sets the browser's own text size, which media queries follow too. */
async function setTextSize(page: Page, percent: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
  });
}

/** Share of the window's height that toasts cover. */
const coveredByNotices = (page: Page) =>
  page.evaluate(() => (document.querySelector('.toasts')?.getBoundingClientRect().height ?? 0) / innerHeight);

/** Not of the full page, because Chromium would reset its text size for that. */
async function storePicture(page: Page, about: string) {
  if (!PICTURES) return;
  await page.screenshot({ path: `${PICTURES}/large${about.replace(/\W+/g, '-')}.png` });
}

async function expectReadable(path: string, role: keyof typeof USERS, language: Language = 'bn') {
  const tester = await createTester({ language, width: 360 });
  // A tab keeps its text size, and at 200 % the next tester's 1280 px would be a narrow window.
  tester.spoils();
  const user = USERS[role];
  if (user) await tester.isLoggedIn(user);
  const { page } = tester;
  for (const percent of [100, 200]) {
    await setTextSize(page, percent);
    await tester.opens(path);
    await tester.edge.rests();
    await storePicture(page, `${path}-${role}-${language}-${percent}`);
    expect([percent, ...(await brokenWords(page)), ...(await layoutFaults(page))]).toEqual([percent]);
    expect(await coveredByNotices(page)).toBeLessThan(0.5);
  }
}

gateEach(PLACES)(
  '%s for a %s: nothing is cut off and no word broken with text of 100 and 200 % [own.frame.large-text]',
  expectReadable,
);

test.each(MORE_LOOKS)(
  '%s for a %s, %s: nothing is cut off and no word is broken with text at 100 and 200 % [own.frame.large-text]',
  expectReadable,
);
