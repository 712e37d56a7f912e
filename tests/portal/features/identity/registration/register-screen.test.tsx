// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenHost } from '../../../../../src/portal/app/hosts';
import { View } from '../../../../../src/portal/features/identity/registration/screen';
import { offline, show } from '../../../harness/dialog-support';
import { lend } from '../../../harness/flow-support';
import { heldPortal } from '../../../harness/held-portal';

const banners = [
  { groupName: 'w_login', url: '/vip', title: 'Welcome back', text: '', picture: null },
  { groupName: 'w_register', url: '/promotions', title: 'A gift for new members', text: '', picture: null },
];

/** The page /register.html before its flow has loaded. */
function showPage() {
  const held = heldPortal();
  const { deps } = lend({
    '/wps/relay/MCSFE_getListAnnouncements': { value: { banners, player: [], popup: [], promotion: [] } },
  });
  return {
    ...held,
    ...show(<ScreenHost to="registerScreen" view={View} />, {
      page: { ...held.page, client: deps.client, clientFor: deps.clientFor },
      path: '/register.html',
    }),
  };
}

test('shows the banner and claims no bonus yet [s2.route.register-html s2.register.banner s1.claim.marketing]', async () => {
  showPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Register' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Loading the form…');
  expect(screen.queryByText(/A bonus after you register/)).toBeNull();
  expect((await screen.findByRole('link', { name: 'A gift for new members' })).getAttribute('href')).toBe(
    '/promotions',
  );
  expect(screen.queryByText('Welcome back')).toBeNull();
});

test('a form that failed to load can be retried [s8.chunk.load-error]', async () => {
  const { host, load, user } = showPage();
  await act(async () =>
    host('screen')?.send({ type: 'place.requested', place: { to: 'registerScreen', params: { code: '' } } }),
  );
  await load.fails(offline);
  await user.click(screen.getByRole('button', { name: 'Load it again' }));
  expect(load.asked).toHaveLength(2);
});
