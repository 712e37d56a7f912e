import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { hostMachine } from '../../machines/host/host.machine';
import { form, visitor } from './support/neighbours';
import { registrationWith } from './support/open-registration';
import { openPage } from './support/page';

afterEach(cleanup);

const opens = (language: 'bn' | 'en', path: string) =>
  openPage({ children: visitor, ...registrationWith(form), language, watched: hostMachine, report: () => {} }).then(async (page) => {
    await page.screen.visit(path);
    return page;
  });

describe.each([
  ['bn', ['১৪০+', '৫,০০০+', '১'], 'VND ১৩১K'],
  ['en', ['140+', '5,000+', '1'], 'VND 131K'],
] as const)('in %s', (language, figures, zalo) => {
  test('s1.claim.marketing: home claims the types of sport, the casino games and one account for phone and computer, and says under which condition', async () => {
    const { screen } = await opens(language, '/');
    for (const id of ['home.fact.sports', 'home.fact.games', 'home.fact.account', 'home.fact.note']) await screen.reads(id);
    expect([...document.querySelectorAll('.facts b')].map(({ textContent }) => textContent)).toEqual([...figures]);
    await screen.reads('home.hero.text');
    await screen.reads('home.newcomers.bonus');
  });

  test('s1.claim.marketing s9.const.zalo-reward: the registration speaks of a bonus afterwards, and of up to 131K where a Zalo offer is running', async () => {
    const { screen } = await opens(language, '/register.html');
    await screen.reads('register.bonus.once');
    await screen.reads('register.bonus.zalo');
    await screen.reads('register.bonus.zaloUpTo', { zalo });
  });
});
