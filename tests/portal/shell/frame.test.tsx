// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BottomNav } from '../../../src/portal/shell/bottom-nav';
import { Footer } from '../../../src/portal/shell/footer';
import { Layout, type LayoutKind } from '../../../src/portal/shell/layout';
import { MainNav } from '../../../src/portal/shell/main-nav';
import { SideBar } from '../../../src/portal/shell/side-bar';
import { Count } from '../../../src/ui/badge';
import { show } from '../harness/show';

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('lists home, the game categories and promotions [s2.nav.home-promotions]', () => {
  show(<MainNav categories={['lottery', 'rng']} rank={null} onRewards={vi.fn()} />);
  expect(linksOf('Main')).toEqual([
    ['Home', '/'],
    ['Games', '/?dialog=gameMenu'],
    ['Lottery', '/lottery'],
    ['Slots', '/rng'],
    ['Promotions', '/promotions'],
    ['VIP - -', '/vip'],
  ]);
});

test('shows the rank and the count beside the rewards, and neither to a visitor [s2.nav.vip-rank s2.nav.rewards]', async () => {
  const onRewards = vi.fn();
  const { user, unmount } = show(
    <MainNav categories={[]} rewards={<Count of={2}>২</Count>} rank="VIP 3" onRewards={onRewards} />,
    {
      language: 'bn',
    },
  );
  await user.click(screen.getByRole('button', { name: 'Rewards ২' }));
  expect(onRewards).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'VIP 3' })).toBeTruthy();
  unmount();
  show(<MainNav categories={[]} rank={null} onRewards={onRewards} />);
  expect(screen.getByRole('button', { name: 'Rewards' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'VIP - -' })).toBeTruthy();
});

test('lists lottery, sports, esports, pvp, rng and live [s2.navigation.bottom-icons]', () => {
  show(<BottomNav />);
  expect(linksOf('Kinds of games').map(([, to]) => to)).toEqual([
    '/lottery',
    '/sports',
    '/esports',
    '/pvp',
    '/rng',
    '/live',
  ]);
});

const footer = (onSupport = vi.fn(), minimumAge = 18) =>
  show(
    <Footer
      categories={['live', 'pvp']}
      join
      help="/help"
      onSupport={onSupport}
      copyrightYear={2026}
      minimumAge={minimumAge}
    />,
  );

test('the footer shows the configured age [s5.consent.age s9.const.minimum-age]', () => {
  footer(vi.fn(), 21);
  expect(screen.getByText('21+')).toBeTruthy();
});

test('shows the steps register, play, win [s2.footer.steps]', () => {
  footer();
  const steps = screen.getAllByRole('listitem').slice(0, 3);
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual(['Register', 'Play', 'Win']);
});

test('has a help widget, navigation items, a title and a copyright line [s2.footer.parts]', async () => {
  const onSupport = vi.fn();
  const { user } = footer(onSupport);
  await user.click(screen.getByRole('button', { name: 'Start a chat' }));
  expect(onSupport).toHaveBeenCalledOnce();
  expect(linksOf('Games and promotions').map(([text]) => text)).toEqual(['Live', 'PvP', 'Promotions', 'App']);
  expect(screen.getByText(/an open field, open rules/)).toBeTruthy();
  expect(screen.getByText(/© 2026/)).toBeTruthy();
});

test('has seven links, each a chapter of the help centre [s2.footer.about-links]', () => {
  footer();
  expect(linksOf('About').slice(0, 7)).toEqual([
    ['About Company', '/help?article=about'],
    ['Contact Us', '/help?article=contact'],
    ['General Terms and Conditions', '/help?article=terms'],
    ['Responsible Gaming', '/help?article=responsible'],
    ['Privacy Policy', '/help?article=privacy'],
    ['Affiliates', '/help?article=affiliates'],
    ['Refund Policy', '/help?article=refund'],
  ]);
});

test('shows customer service, apps and social links [s1.sidebar.customer-service s1.sidebar.links]', async () => {
  const onSupport = vi.fn();
  const apps = [{ label: 'Android', url: 'https://get.example/a', qrCodeUrl: '/qr/android.png' }];
  const social = [{ label: 'River club', url: 'https://social.example/r', qrCodeUrl: null }];
  const { user } = show(<SideBar onSupport={onSupport} apps={apps} social={social} />);
  const bar = within(screen.getByRole('complementary', { name: 'Help and links' }));
  await user.click(bar.getByRole('button', { name: 'Support' }));
  expect(onSupport).toHaveBeenCalledOnce();
  expect(bar.getByAltText('QR code: Android').getAttribute('src')).toBe('/qr/android.png');
  expect(bar.getByText('River club').getAttribute('href')).toBe('https://social.example/r');
});

test('omits empty sections', () => {
  show(<SideBar onSupport={vi.fn()} apps={[]} social={[]} />);
  expect([screen.queryByText('App'), screen.queryByText('Social')]).toEqual([null, null]);
});

test.each<[LayoutKind, string]>([
  ['full', 'header page side footer bottom'],
  ['no-side', 'header page footer bottom'],
  ['header-only', 'header page bottom'],
  ['bare', 'page'],
])('the layout %s shows %s', (kind, expectedText) => {
  const parts = { header: <p>header</p>, sideBar: <p>side</p>, footer: <p>footer</p>, bottomNav: <p>bottom</p> };
  show(
    <Layout kind={kind} parts={parts}>
      <p>page</p>
    </Layout>,
  );
  expect([...document.querySelectorAll('p')].map((part) => part.textContent).join(' ')).toBe(expectedText);
  expect(within(screen.getByRole('main')).getByText('page')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
});
