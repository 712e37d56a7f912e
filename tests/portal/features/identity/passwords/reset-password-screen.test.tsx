// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenHost } from '../../../../../src/portal/app/hosts';
import { View } from '../../../../../src/portal/features/identity/passwords/screen';
import { offline, show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';

const TITLE = { level: 1, name: 'Set a new password' };
const busy = () => document.querySelector('[aria-busy=true]');

/** The page of a mailed link before its flow has loaded. */
async function showPage() {
  const held = heldPortal();
  const renderResult = show(<ScreenHost to="resetPassword" view={View} />, { page: held.page, path: '/resetPassword' });
  await act(async () =>
    held.host('screen')?.send({ type: 'place.requested', place: { to: 'resetPassword', params: { token: 't' } } }),
  );
  return { ...held, ...renderResult };
}

test('a form that failed to load can be retried [s8.chunk.load-error]', async () => {
  const { load, user } = await showPage();
  expect(screen.getByRole('heading', TITLE)).toBeTruthy();
  expect(busy()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load it again' })).toBeNull();
  await load.fails(offline);
  expect(screen.getByText(/The form did not load. Your link is still valid./)).toBeTruthy();
  expect(busy()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load it again' }));
  expect(load.asked).toHaveLength(2);
});

test('a closed form leaves a link to the login', async () => {
  show(<View content={undefined} busy={false} failed={false} onRetry={() => {}} />, {
    page: heldPortal().page,
    path: '/resetPassword',
  });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(busy()).toBeNull();
});
