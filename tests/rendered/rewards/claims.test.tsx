import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { hostMachine } from '../../../machines/platform/host/host.machine';
import { registrationWith } from '../harness/open-registration';
import { openPage } from '../harness/page';
import { form, visitor } from '../harness/siblings';

afterEach(cleanup);

const opens = (language: 'bn' | 'en', path: string) =>
  openPage({ children: visitor, ...registrationWith(form), language, watched: hostMachine, report: () => {} }).then(
    async (page) => {
      await page.screen.visit(path);
      return page;
    },
  );

describe.each([
  ['bn', ['১৪০+', '৫,০০০+', '১']],
  ['en', ['140+', '5,000+', '1']],
] as const)('in %s', { tags: ['extended'] }, (language, figures) => {
  test('home claims sports, games and one account for all devices, with conditions [s1.claim.marketing]', async () => {
    const { screen } = await opens(language, '/');
    for (const id of ['home.fact.sports', 'home.fact.games', 'home.fact.account', 'home.fact.note'])
      await screen.reads(id);
    expect([...document.querySelectorAll('.facts b')].map(({ textContent }) => textContent)).toEqual([...figures]);
    await screen.reads('home.hero.text');
    await screen.reads('home.newcomers.bonus', { sum: language === 'bn' ? 'P ৫০০.০০' : 'P 500.00' });
  });
});
