import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { gameName as nameIn } from '../../../src/studio/catalogue/entries';
import { WORDS } from '../../../src/studio/frame/words';
import { admin, named } from '../../../tests/gateway/harness/postgres';
import { wordsOf } from '../../../tests/harness/words';
import { isFaultless } from '../../harness/faultless';
import { LANGUAGES } from '../../harness/looks';
import { comesIn } from '../../harness/people';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const database = `maidan_studio_${randomBytes(6).toString('hex')}`;
const { postgres } = inject('shared');
beforeAll(() => admin(postgres, `create database ${database}`));
afterAll(() => admin(postgres, `drop database ${database} with (force)`));
/** The gateway also starts a studio if that has a database. */
const { createTester } = stage({ STUDIO_DATABASE_URL: named(postgres, database) });

const lane = ({ page }: Tester, id: string) => page.locator(`section[aria-labelledby="${id}"]`);

/** Scrolls through the page, whose lanes load when they are in view, and waits for a running round. */
async function seesRounds(tester: Tester) {
  // A member's home replaces the visitor's, so the position is not an element's.
  const scroll = () =>
    tester.page.evaluate(() => {
      const isAtEnd = scrollY + innerHeight >= document.body.scrollHeight - 1;
      scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight);
    });
  await expect.poll(() => scroll().then(() => lane(tester, 'lane-fixtures').count())).toBe(1);
  await expect.poll(() => lane(tester, 'lane-tables').getByRole('timer').count()).toBeGreaterThan(0);
}

test.each(LANGUAGES)(
  'in %s a visitor sees fixtures with prices and running tables on home, and opens a demo from it [own.home.tables]',
  async (language) => {
    const tester = await createTester({ language, width: 360 });
    await tester.opens('/');
    await seesRounds(tester);
    expect(await lane(tester, 'lane-fixtures').locator('.lane-match').count()).toBe(4);
    expect(await lane(tester, 'lane-fixtures').locator('.lane-odds dd').first().textContent()).toMatch(
      /^[\d০-৯][.][\d০-৯]{2}$/,
    );
    await isFaultless(tester, 'home-live-visitor', { axeAtEach: true });
    const gameName = nameIn('lab-roulette', language);
    await tester.page.getByRole('button', { name: wordsOf(language)('lanes.demoNamed', { gameName }) }).click();
    await tester.page.frameLocator('iframe.game-frame').getByText(WORDS[language].fun).waitFor();
  },
);

test('a member sees them too, and follows the results of a table [own.home.tables]', async () => {
  const tester = await createTester({ language: 'en', width: 1280 });
  await comesIn(tester, 'player');
  await seesRounds(tester);
  await expect.poll(() => lane(tester, 'lane-tables').locator('.lane-results li').count()).toBeGreaterThan(0);
  await isFaultless(tester, 'home-live-member');
  const gameName = nameIn('lab-roulette', 'en');
  await tester.page.getByRole('button', { name: wordsOf('en')('lanes.playNamed', { gameName }) }).click();
  await tester.page.frameLocator('iframe.game-frame').locator('.table-timer').waitFor();
});
