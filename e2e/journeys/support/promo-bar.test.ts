import type { Page } from 'playwright';
import { expect } from 'vitest';
import { wordsOf } from '../../../tests/harness/words';
import { violations } from '../../harness/axe';
import { journeys } from '../../harness/journeys';
import type { Tester } from '../../harness/tester';

const bar = ({ page }: Tester) => page.locator('.promo-bar');
const isThere = (tester: Tester) => expect.poll(() => bar(tester).count()).toBe(1);
const isGone = (tester: Tester) => expect.poll(() => bar(tester).count()).toBe(0);

/** Cumulative layout shift since the page was opened (CLS). */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const watch = (entries: PerformanceEntry[]) =>
          entries.reduce((all, entry) => all + Number(Reflect.get(entry, 'value')), 0);
        const observer = new PerformanceObserver((list) => {
          sum += watch(list.getEntries());
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        const delay: typeof setTimeout = Reflect.get(globalThis, 'realSetTimeout');
        delay(() => done(sum + watch(observer.takeRecords())), 200);
      }),
  );

journeys('the line over home', (journey) => {
  for (const language of ['bn', 'en'] as const) {
    journey(
      'it appears without layout shift, is followed, returns, and stays closed once closed [own.home.promo-bar s9.const.promo-bar-delay]',
      { language },
      async (tester) => {
        const { page, screen } = tester;
        await page.setViewportSize({ width: 360, height: 740 });
        // The page's time is paused, so later content does not arrive, however long the load takes.
        await tester.clock.install();
        await page.clock.pauseAt(Date.now() + 1_000);
        await tester.opens('/');
        await screen.sees('link', 'home.hero.freeDemo');
        const before = await moved(page);
        expect(await bar(tester).count()).toBe(0);
        await page.clock.resume();
        await isThere(tester);
        await expect.poll(() => page.locator('.news .banner').count()).toBe(2);
        expect(await moved(page)).toBe(before);
        expect(await violations(page)).toEqual([]);
        await bar(tester).getByRole('link').click();
        await expect.poll(() => page.url()).toContain('/help?article=free-demo');
        await isGone(tester);
        await page.goBack();
        await isThere(tester);
        await bar(tester)
          .getByRole('button', { name: wordsOf(language)('promo-bar.close') })
          .click();
        await isGone(tester);
        await tester.opens('/');
        await expect.poll(() => page.locator('.news .banner').count()).toBe(2);
        await screen.at('/');
        await tester.edge.rests();
        expect(await bar(tester).count()).toBe(0);
      },
    );
  }

  journey(
    'a member sees another text, also after a language change [own.home.promo-bar]',
    { language: 'en' },
    async (tester) => {
      await tester.isLoggedIn('player');
      await tester.opens('/');
      await isThere(tester);
      await expect.poll(() => bar(tester).textContent()).toContain('verify the result');
    },
  );
});
