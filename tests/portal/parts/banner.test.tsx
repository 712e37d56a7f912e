// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { LoginDialog } from '../../../src/portal/features/login/login-dialog';
import { RegisterDialog } from '../../../src/portal/features/registration/register-dialog';
import { registrationFlow } from '../../../src/portal/features/registration/registration.flow';
import { reads } from '../../../src/portal/parts/portal/reads';
import { startLogin } from '../support/charts';
import { show } from '../support/dialog-support';
import { lend } from '../support/flow-support';
import { heldPortal } from '../support/held-portal';

const ANNOUNCEMENTS = '/wps/relay/MCSFE_getListAnnouncements';
const banners = [
  { groupName: 'w_register', url: '/promotions', title: 'A gift for new members', text: '' },
  { groupName: 'w_login', url: '/vip', title: 'Welcome back', text: 'See your level' },
];

/** A page where the gateway has these banners. */
function pageWith(given: typeof banners) {
  reads.clear();
  const { deps, sent } = lend({ [ANNOUNCEMENTS]: { value: { banners: given, player: [], popup: [], promotion: [] } } });
  return { page: { ...heldPortal().page, client: deps.client }, deps, sent };
}

/** The log-in, where the gateway has these banners; gives what was asked for. */
async function showLogin(given: typeof banners) {
  const { page, sent } = pageWith(given);
  show(<LoginDialog content={startLogin().login} params={{}} onLeave={() => {}} />, { page });
  await screen.findByRole('form');
  return sent;
}

test('s2.login.banner: the log-in shows the banner of the group w_login, and none where there is none', async () => {
  await showLogin(banners);
  const banner = await screen.findByRole('link', { name: /Welcome back/ });
  expect([banner.getAttribute('href'), banner.textContent]).toEqual(['/vip', 'Welcome backSee your level']);
  expect(screen.queryByText('A gift for new members')).toBeNull();
  cleanup();
  const sent = await showLogin(banners.slice(0, 1));
  expect(sent.map(({ path }) => path)).toContain(ANNOUNCEMENTS);
  expect(screen.queryByRole('link', { name: /Welcome back|A gift/ })).toBeNull();
});

test('s2.register.banner: the registration shows that of the group w_register, over the page too', async () => {
  const { page, deps } = pageWith(banners);
  const registration = createActor(registrationFlow(deps), { input: { code: '' } }).start();
  onTestFinished(() => void registration.stop());
  show(<RegisterDialog content={registration} params={{}} onLeave={() => {}} />, { page });
  expect((await screen.findByRole('link', { name: 'A gift for new members' })).getAttribute('href')).toBe('/promotions');
  expect(screen.queryByText('Welcome back')).toBeNull();
});
