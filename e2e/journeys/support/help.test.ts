import { expect } from 'vitest';
import { journeys } from '../../harness/journeys';

journeys('help', (journey) => {
  journey(
    'an article of the help centre opens in the portal’s frame [s2.route.help]',
    { language: 'bn' },
    async (tester) => {
      await tester.opens('/help?article=terms');
      await expect.poll(() => tester.page.getByRole('article').getByRole('heading', { level: 1 }).count()).toBe(1);
      await expect.poll(() => tester.page.getByRole('contentinfo').count()).toBe(1);
    },
  );

  journey('an article opens without the frame [s2.route.helpmc]', { language: 'en' }, async (tester) => {
    await tester.opens('/helpmc?article=privacy&edition=2026-01');
    await expect
      .poll(() => tester.page.getByRole('article').getByRole('heading', { level: 1 }).textContent())
      .toBe('Privacy policy');
    await expect.poll(() => tester.page.getByRole('contentinfo').count()).toBe(0);
    await tester.screen.press('footer.about.terms');
    await expect.poll(() => tester.page.url()).toMatch(/\/helpmc\?article=terms$/);
  });
});
