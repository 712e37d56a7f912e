import { expect, test } from 'vitest';
import { PAYMENT_PASSWORD } from '../../../tests/drivers/identity/passwords';
import { isFaultless } from '../../harness/faultless';
import { type List, looksAtLists, opensList } from '../../harness/lists';
import type { Tester } from '../../harness/tester';

const member = (page: string) => `/?dialog=memberCentre&page=${page}`;
const first = ({ page }: Tester, of: string) => page.locator(`tbody tr ${of}`).filter({ visible: true }).first();

/** Converts points to money, and opens the list with that transaction. */
const converts =
  (list: string) =>
  async ({ screen }: Tester) => {
    await screen.press('points.convert');
    await screen.fill('points.amount', '500');
    await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
    await screen.press('points.convert.send');
    await screen.sees('heading', 'points.goods');
    await screen.press(list);
  };

/** Lists of a member. */
const LISTS: Record<string, List> = {
  'the account record': { fixture: 'member', as: 'player', path: member('transactionHistory') },
  'the betting record': { fixture: 'member', as: 'player', path: member('personalHistoryCopy') },
  'a round': {
    ...{ fixture: 'member', as: 'player', path: member('personalHistoryCopy') },
    leadOn: (tester) => first(tester, '[data-at=act] button').click(),
  },
  'the deposits': {
    fixture: 'member',
    as: 'player',
    path: member('depositv2'),
    leadOn: async ({ screen }) => screen.press('deposit.history'),
  },
  'the withdrawals': { fixture: 'withdrawalRequested', as: 'downline', path: member('withdraw') },
  'the days of a loss': { fixture: 'member', as: 'player', path: member('personalProfit') },
  'the cashback': { fixture: 'member', as: 'player', path: member('manualRebate') },
  'what was redeemed': {
    ...{ fixture: 'member', as: 'player', path: '/pointMall' },
    leadOn: converts('points.history'),
  },
  'what changed the points': {
    ...{ fixture: 'member', as: 'player', path: '/pointMall' },
    leadOn: converts('points.changes'),
  },
  'the leaderboard': { fixture: 'activitiesOn', as: 'player', path: member('ranking') },
};

const comes = looksAtLists(LISTS);

test('a row expands by key to its other values, each with its name, and collapses [own.list.two-lines]', async () => {
  const tester = await comes();
  const { page } = tester;
  await opensList(tester, { fixture: 'member', as: 'player', path: member('transactionHistory') });
  const row = page.locator('tbody tr').first();
  const more = row.locator('[data-at=more]').first();
  const name = await more.getAttribute('data-th');
  expect(await more.isVisible()).toBe(false);
  const button = row.getByRole('button');
  await button.press('Enter');
  expect(await more.isVisible()).toBe(true);
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await row.getByRole('cell', { name: new RegExp(`^${name}`) }).waitFor();
  await isFaultless(tester, 'list-row-opened');
  await button.press('Space');
  expect(await more.isVisible()).toBe(false);
});

test('each value is announced with its column, and the whole row can be pressed [own.list.two-lines]', async () => {
  const tester = await comes();
  const { page } = tester;
  await opensList(tester, { fixture: 'member', as: 'player', path: member('personalHistoryCopy') });
  const table = page.getByRole('table');
  expect(await table.getByRole('row').count()).toBe(await page.locator('tbody tr').count());
  const row = table.getByRole('row').first();
  const names = await row
    .locator('[data-th]:not([data-at=none])')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-th')));
  const snapshot = await row.ariaSnapshot();
  for (const name of names) expect(snapshot).toContain(name);
  await row.locator('[data-at=title]').click({ force: true });
  await tester.screen.sees('button', 'bets.back');
});
