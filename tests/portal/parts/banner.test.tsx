// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { account as player } from '../../../machines/samples';
import { type MemberInfo, SETTINGS } from '../../../src/contract';
import { View as LoginDialog } from '../../../src/portal/features/identity/login';
import { View as RegisterDialog } from '../../../src/portal/features/identity/registration';
import { registrationFlow } from '../../../src/portal/features/identity/registration/registration.flow';
import { Banner, HomeBanners } from '../../../src/portal/parts/banner/banner';
import { reads } from '../../../src/ui/list/reads';
import { startLogin } from '../harness/charts';
import { show } from '../harness/dialog-support';
import { lend } from '../harness/flow-support';
import { heldPortal } from '../harness/held-portal';

const ANNOUNCEMENTS = '/wps/relay/MCSFE_getListAnnouncements';
const LOGIN = { groupName: 'w_login', url: '/vip', title: 'Welcome back', text: 'See your level', picture: null };
const banners = [
  { groupName: 'w_register', url: '/promotions', title: 'A gift for new members', text: '', picture: null },
  LOGIN,
];

/** Renders a page for which the gateway returns these banners. */
function pageWith(bannerList: typeof banners) {
  reads.clear();
  const { deps, sent } = lend({
    [ANNOUNCEMENTS]: { value: { banners: bannerList, player: [], popup: [], promotion: [] } },
  });
  return { page: { ...heldPortal().page, client: deps.client, clientFor: deps.clientFor }, deps, sent };
}

/** The login where the gateway returns these banners; collects the requests. */
async function showLogin(bannerList: typeof banners) {
  const { page, sent } = pageWith(bannerList);
  show(<LoginDialog content={startLogin().login} params={{}} onLeave={() => {}} />, { page });
  await screen.findByRole('form');
  return sent;
}

test('the login shows the banner of group w_login, or none [s2.login.banner]', async () => {
  await showLogin(banners);
  const banner = await screen.findByRole('link', { name: /Welcome back/ });
  expect([banner.getAttribute('href'), banner.textContent]).toEqual(['/vip', 'Welcome backSee your level']);
  expect(screen.queryByText('A gift for new members')).toBeNull();
  cleanup();
  const sent = await showLogin(banners.slice(0, 1));
  expect(sent.map(({ path }) => path)).toContain(ANNOUNCEMENTS);
  expect(screen.queryByRole('link', { name: /Welcome back|A gift/ })).toBeNull();
});

test('a member’s home shows all of group home [s3.banner.fields s7.relay.announcements]', async () => {
  const { page } = pageWith([
    { ...LOGIN, groupName: 'home', url: '/help?article=fair', title: 'Verify it' },
    { ...LOGIN, groupName: 'home', url: 'https://elsewhere.example.test/', title: 'Elsewhere' },
    LOGIN,
  ]);
  show(<HomeBanners label="News" />, { page });
  expect((await screen.findByRole('link', { name: /Verify it/ })).getAttribute('href')).toBe('/help?article=fair');
  const elsewhere = screen.getByRole('link', { name: /Elsewhere/ });
  expect([elsewhere.getAttribute('href'), elsewhere.getAttribute('rel')]).toEqual([
    'https://elsewhere.example.test/',
    'noopener noreferrer',
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  cleanup();
  const nothing = pageWith([LOGIN]);
  show(<HomeBanners label="News" />, { page: nothing.page });
  await waitFor(() => expect(nothing.sent).toHaveLength(1));
  expect(screen.queryByRole('list')).toBeNull();
});

test('banners are cached per account: a visitor’s are not shown to a member [s7.relay.announcements]', async () => {
  reads.clear();
  const hold = async (title: string, account: MemberInfo | null) => {
    const value = { banners: [{ ...LOGIN, title }], player: [], popup: [], promotion: [] };
    const { deps, sent } = lend({ [ANNOUNCEMENTS]: { value } });
    const { page } = heldPortal(account);
    show(<Banner group="w_login" />, { page: { ...page, client: deps.client, clientFor: deps.clientFor } });
    return sent;
  };
  await hold('For visitors', null);
  await screen.findByRole('link', { name: /For visitors/ });
  cleanup();
  const memberRequests = await hold('For members', player);
  await screen.findByRole('link', { name: /For members/ });
  expect([memberRequests.length, screen.queryByText('For visitors')]).toEqual([1, null]);
  cleanup();
  const again = await hold('Not read again', player);
  await screen.findByRole('link', { name: /For members/ });
  expect(again).toEqual([]);
});

test('banners are loaded once in the current language [s4.language.localised]', async () => {
  const { page, sent } = pageWith([LOGIN]);
  const { portal } = page;
  show(<Banner group="w_login" />, { page });
  await screen.findByRole('link', { name: /Welcome back/ });
  const speaks = (language: 'bn' | 'en') =>
    act(async () => portal.getSnapshot().children.language?.send({ type: 'language.requested', language }));
  await speaks('bn');
  await waitFor(() => expect(sent).toHaveLength(2));
  await speaks('en');
  await screen.findByRole('link', { name: /Welcome back/ });
  expect(sent).toHaveLength(2);
});

test('the registration shows the banner of group w_register, in its dialog, too [s2.register.banner]', async () => {
  const { page, deps } = pageWith(banners);
  const registration = createActor(registrationFlow(deps), {
    input: { code: '', country: SETTINGS.homeCountry },
  }).start();
  onTestFinished(() => void registration.stop());
  show(<RegisterDialog content={registration} params={{}} onLeave={() => {}} />, { page });
  expect((await screen.findByRole('link', { name: 'A gift for new members' })).getAttribute('href')).toBe(
    '/promotions',
  );
  expect(screen.queryByText('Welcome back')).toBeNull();
});
