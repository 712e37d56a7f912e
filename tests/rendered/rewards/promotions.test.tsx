import { cleanup } from '@testing-library/react';
import { afterEach, test } from 'vitest';
import { promotionsMachine } from '../../../machines/rewards/promotions/promotions.machine';
import { promotionsSamples } from '../../../machines/rewards/promotions/promotions.samples';
import { promotion } from '../../../machines/samples';
import { settle } from '../../../src/atlas';
import { promotionsDriver } from '../../drivers/rewards/promotions.driver';
import { describePaths } from '../harness/describe-paths';
import { inLanguages } from '../harness/in-languages';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

afterEach(cleanup);

inLanguages((language) => {
  test('offers the categories that have promotions as filters, and no others [own.promotions.categories]', {
    tags: ['extended'],
  }, async () => {
    const hosted = { promotions: held(promotionsMachine) };
    const page = await openPage({ children: member, hosted, language, watched: promotionsMachine, report: () => {} });
    const promotions = await openPlace(page, 'promotions');
    await page.act(() => settle(childOf(promotions, 'load'), promotionsSamples.outcomes.load.some));
    await page.screen.sees('link', 'promotions.category.all');
    await page.screen.sees('link', `promotions.category.${promotion.category}`);
    await page.screen.hides('link', 'promotions.category.brandStories');
  });
});

describePaths({
  flow: 'promotions',
  driver: promotionsDriver,
  children: member,
  hosted: { promotions: held(promotionsMachine) },
  // The code field contains the text that was typed last.
  predictable: ({ word: _, ...context }) => context,
  begin: (page) => openPlace(page, 'promotions'),
});
