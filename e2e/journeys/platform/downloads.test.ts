import { expect } from 'vitest';
import { journeys } from '../../harness/journeys';

journeys('the app', (journey) => {
  journey(
    'on a phone, in dark mode, each code is drawn once scrolled into view [s2.other.download-guides]',
    {},
    async (tester) => {
      const { page } = tester;
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await tester.opens('/download');
      const codes = page.getByRole('main').locator('img[src*="/resources/"]');
      await expect.poll(() => codes.count()).toBe(3);
      for (const code of await codes.all()) {
        await code.scrollIntoViewIfNeeded();
        await expect.poll(() => code.evaluate((picture) => Reflect.get(picture, 'naturalWidth'))).toBeGreaterThan(0);
      }
    },
  );
});
