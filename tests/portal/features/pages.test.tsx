// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HomeMember } from '../../../src/portal/features/platform/home/home-member';
import { HomeVisitor } from '../../../src/portal/features/platform/home/home-visitor';
import { NotFound } from '../../../src/portal/features/platform/not-found';
import { show } from '../harness/show';

const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

test('home shows a visitor the offer without invented amounts [s6.role.visitor s1.visitor.browse]', () => {
  show(<HomeVisitor categories={['lottery', 'live']} registration bonus={null} freeDemo />);
  expect(titles()).toEqual(['An open field.Open rules.']);
  expect(screen.getByRole('link', { name: 'Lottery' }).getAttribute('href')).toBe('/lottery');
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
  expect(screen.getByText('Try it without an account')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/P \d/);
});

test('home links each lottery page if lotteries are offered, and no others [own.lottery.menus]', () => {
  const lotteries = () => screen.getAllByRole('link').filter((link) => /ottery$/.test(link.getAttribute('href') ?? ''));
  show(<HomeVisitor categories={['lottery']} registration freeDemo />);
  expect(lotteries().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/lottery', 'Lottery'],
    ['/vnlottery', 'Vietnam lottery'],
    ['/seaLottery', 'SEA lottery'],
  ]);
  cleanup();
  show(<HomeVisitor categories={['live']} registration freeDemo />);
  expect(lotteries()).toEqual([]);
});

test('home names the new-member bonus with its amount, or none without an offer [s1.claim.marketing]', () => {
  show(<HomeVisitor categories={[]} registration bonus="5000.00" freeDemo />);
  expect(screen.getByText(/^A bonus of up to P\s5,000.00 after you register$/)).toBeTruthy();
  for (const bonus of [null, undefined]) {
    cleanup();
    show(<HomeVisitor categories={[]} registration bonus={bonus} freeDemo />);
    expect(document.body.textContent).not.toMatch(/bonus/i);
  }
});

test('home hides disabled features', () => {
  show(<HomeVisitor categories={[]} registration={false} freeDemo={false} />);
  expect([screen.queryByRole('link', { name: 'Register' }), screen.queryByText('Free demo')]).toEqual([null, null]);
  expect(screen.queryByText('Try it without an account')).toBeNull();
});

test('home shows a member the balance first, and links to their own pages', async () => {
  const onOpen = vi.fn();
  const { user } = show(
    <HomeMember
      name="Rupa"
      categories={['live']}
      balance={{ state: 'known', amount: '25000.00', busy: false }}
      onRefreshBalance={vi.fn()}
      onOpen={onOpen}
      cashback={false}
      rewards={2}
      pause={null}
      lanes="Lanes of games"
    />,
  );
  expect(titles()).toEqual(['Home']);
  expect(screen.getByText('Lanes of games')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Welcome, Rupa. Your balance' }).textContent).toContain('P\u00a025,000.00');
  for (const name of ['Deposit', 'Withdraw', 'Rewards 2']) await user.click(screen.getByRole('button', { name }));
  expect(onOpen.mock.calls.flat()).toEqual(['depositv2', 'withdraw', 'rewardCenter']);
  expect(screen.queryByRole('button', { name: 'Cashback' })).toBeNull();
});

test.each([
  ['exclusion', /^You have excluded yourself until January 15, 2027\./],
  ['timeOut', /^You are taking a time-out until January 15, /],
  ['details', /^You cannot deposit or play with this account\./],
] as const)(
  'home in a pause by %s states the reason, leads to the withdrawal and promotes no play [own.home.pause]',
  (by, words) => {
    show(
      <HomeMember
        name="Rupa"
        categories={['live']}
        balance={{ state: 'known', amount: '25000.00', busy: false }}
        onRefreshBalance={vi.fn()}
        onOpen={vi.fn()}
        cashback
        rewards={2}
        pause={{ by, until: by === 'details' ? null : 1_800_000_000_000 }}
        news="An offer"
        lanes="Lanes of games"
      />,
    );
    expect(screen.getByRole('status').textContent).toMatch(words);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual(
      expect.arrayContaining(['Withdraw', 'Bets', 'Account']),
    );
    for (const name of ['Deposit', 'Cashback', 'Rewards 2', 'Invite', 'Missions'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    for (const words of ['An offer', 'Lanes of games', 'Featured games', 'Points mall', 'Live'])
      expect(screen.queryByText(words)).toBeNull();
  },
);

test('an unknown address shows an error and links home', () => {
  show(<NotFound />, { path: '/nowhere' });
  expect(titles()).toEqual(['Page not found']);
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});
