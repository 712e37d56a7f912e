// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ActorRefFrom, setup } from 'xstate';
import type { Place } from '../../../machines/platform/host/host.machine';
import type { MemberInfo } from '../../../src/contract';
import { DialogHost, ScreenHost } from '../../../src/portal/app/hosts';
import { View as LoginScreen } from '../../../src/portal/features/identity/login/screen';
import type { DialogRow } from '../../../src/portal/parts/portal/destination';
import type { HostedDialog } from '../../../src/portal/parts/portal/hosted';
import { loggedIn, valid } from '../harness/charts';
import { offline, show } from '../harness/dialog-support';
import { heldPortal, runOut } from '../harness/held-portal';

type Held = ReturnType<typeof heldPortal>;
const login: Place = { to: 'login', params: { username: '', submitted: false } };
const rupa: MemberInfo = {
  ...{ id: '0190c1d2-0000-7000-8000-000000000004', account: 'rupa', nickname: 'Rupa', type: 0, toUpline: false },
  ...{ clubLabel: { labelName: '', rankLevel: 0 }, memberLabel: [] },
};
const request = ({ portal }: Held, place: Place) => act(async () => portal.send({ type: 'place.requested', place }));

/** Renders the host and requests a dialog. */
async function open(place: Place, account: MemberInfo | null = null, rows: Record<string, DialogRow> = {}) {
  const held = heldPortal(account, { rows });
  const rendering = show(<DialogHost />, { page: held.page });
  await request(held, place);
  return { ...held, ...rendering };
}
/** Opens the member centre for a member with a page that loads nothing; by default an unknown one. */
async function openCentre(page = 'nowhere') {
  const held = await open({ to: page, centre: 'memberCentre' }, rupa);
  await held.load.comes('memberCentre');
  await held.load.comes(page);
  return held;
}
/** A dialog with a defective chart. */
const defective = setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({
  on: {
    pressed: {
      actions: () => {
        throw new Error('A defect');
      },
    },
  },
});
const Breaking = ({ content }: HostedDialog<ActorRefFrom<typeof defective>>) => (
  <button type="button" onClick={() => content.send({ type: 'pressed' })}>
    Break
  </button>
);
const breaking: DialogRow = {
  seat: 'dialog',
  byAddress: true,
  words: [],
  load: async () => ({ View: Breaking, flow: () => defective }),
};
const isOpen = ({ host }: Pick<Held, 'host'>) => host('dialog')?.getSnapshot().hasTag('open');
const typed = (...labels: string[]) => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

test('shows a frame that can be closed while its chunk loads [s4.modal.by-name s4.modal.scroll-lock]', async () => {
  const held = await open(login);
  expect(screen.getByRole('status').textContent).toContain('being loaded');
  expect(document.documentElement.classList.contains('still')).toBe(true);
  await held.user.click(screen.getByRole('button', { name: 'Close' }));
  expect([isOpen(held), document.documentElement.classList.contains('still')]).toEqual([false, false]);
});

test('a chunk that failed to load can be retried or closed [s8.chunk.load-error]', async () => {
  const held = await open(login);
  await held.load.fails(offline);
  expect(screen.getByRole('alertdialog', { name: 'This part did not load' })).toBeTruthy();
  await held.user.click(screen.getByRole('button', { name: 'Try again' }));
  await held.load.fails(offline);
  await held.user.keyboard('{Escape}');
  expect([held.load.asked.length, isOpen(held)]).toEqual([2, false]);
});

test('the login has a title and closes on Escape [s2.modal.login s2.login.title s4.modal.escape]', async () => {
  const held = await open(login);
  await held.load.comes();
  expect(i18n.messages).toHaveProperty(['login.title']);
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  await held.user.click(screen.getByLabelText('Username'));
  await held.user.keyboard('{Escape}');
  expect(isOpen(held)).toBe(false);
});

test('the link to register closes the login and opens the registration [s2.login.register-now]', async () => {
  const { user, load, at } = await open(login);
  await load.comes();
  await user.click(screen.getByRole('link', { name: 'Register now' }));
  expect(at('dialog')).toBe('register');
});

test('input from the header is filled into the login it opened [s2.header.login-form]', async () => {
  const held = heldPortal();
  held.page.vault.put('password', ' secret ');
  show(<DialogHost />, { page: held.page });
  await request(held, { to: 'login', params: { username: 'player', submitted: true } });
  await held.load.comes();
  expect(typed('Username', 'Password')).toEqual(['player', ' secret ']);
});

test('the form becomes an event without secrets', async () => {
  const { page, portal, load, work, user } = await open(login);
  await load.comes();
  await user.type(screen.getByLabelText('Username'), ' player ');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(work.validate.asked[0]?.input.sent).toMatchObject({ method: 'username', username: 'player' });
  expect(page.vault.peek('password')).toBe('secret');
  expect(JSON.stringify(portal.getPersistedSnapshot())).not.toContain('secret');
});

test('on /login the page is the login, without a dialog over it [s2.route.login]', async () => {
  const held = heldPortal();
  show(
    <>
      <ScreenHost to="loginScreen" view={LoginScreen} />
      <DialogHost />
    </>,
    { page: held.page, path: '/login' },
  );
  await act(async () =>
    held.host('screen')?.send({ type: 'place.requested', place: { to: 'loginScreen', params: {} } }),
  );
  await held.load.comes();
  expect(held.content('screen')?.getSnapshot()).toMatchObject({ status: 'active' });
  expect([screen.queryByRole('dialog'), screen.getAllByLabelText('Username')]).toMatchObject([null, { length: 1 }]);
});

test('a part with a defective chart shows an error and can be reloaded [own.portal.broken-part]', async () => {
  const held = await open({ to: 'freeTrial' }, null, { freeTrial: breaking });
  await held.load.comes();
  await held.user.click(screen.getByRole('button', { name: 'Break' }));
  expect(screen.getByRole('alertdialog', { name: 'This part did not load' })).toBeTruthy();
  await held.user.click(screen.getByRole('button', { name: 'Try again' }));
  await held.load.comes();
  expect([screen.getByRole('button', { name: 'Break' }).tagName, held.portal.getSnapshot().status]).toEqual([
    'BUTTON',
    'active',
  ]);
});

test('stays open while a page loads; a failed page can be retried [s2.member-centre.modal s2.modal.member-centre]', async () => {
  const held = await open({ to: 'nowhere', centre: 'memberCentre' }, rupa);
  await held.load.comes('memberCentre');
  const centre = within(screen.getByRole('dialog', { name: 'Member centre' }));
  expect(centre.getByRole('status').textContent).toContain('Loading…');
  await held.load.fails(offline);
  expect(centre.getByText('This page did not load')).toBeTruthy();
  await held.user.click(centre.getByRole('button', { name: 'Try again' }));
  await held.load.comes('nowhere');
  expect(centre.getByText('This page does not exist')).toBeTruthy();
});

test('a menu entry opens its page within the centre [s2.member-centre.menu]', async () => {
  const { user, load, at } = await openCentre();
  await user.click(screen.getByRole('button', { name: 'Mission activity' }));
  await load.comes('missionLeaderboard');
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('Mission activity');
  expect([at('dialog'), at('page')]).toEqual(['memberCentre', 'missionLeaderboard']);
});

test('closing the centre leaves its page [s4.modal.escape]', async () => {
  const { user, at } = await openCentre();
  await user.keyboard('{Escape}');
  expect([at('dialog'), at('page'), screen.queryByRole('dialog')]).toEqual([undefined, undefined, null]);
});

test('an unknown page shows that it does not exist', async () => {
  for (const page of ['nowhere', 'constructor']) {
    const { load, at } = await openCentre(page);
    expect(at('page')).toBe(page);
    expect(load.asked).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
    cleanup();
  }
});

test('the login covers open content, which continues for the same player [own.session.ran-out]', async () => {
  const { portal, load, at, user, work } = await openCentre();
  await act(async () => runOut(portal));
  expect(screen.getByRole('status').textContent).toContain('being loaded');
  await load.comes('login');
  const page = screen.getByText('This page does not exist');
  expect([typed('Username'), page.closest('[hidden]') !== null]).toEqual([['rupa'], true]);
  expect([at('dialog'), at('page'), at('lock')]).toEqual(['memberCentre', 'nowhere', 'login']);
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await work.validate.done(valid);
  await work.logIn.done(loggedIn);
  await work.forget.done();
  await work.loadMemberInfo.done(rupa);
  expect([at('dialog'), at('page'), at('lock')]).toEqual(['memberCentre', 'nowhere', undefined]);
  expect([screen.queryByLabelText('Username'), page.isConnected, page.closest('[hidden]')]).toEqual([null, true, null]);
});

test('Escape closes the login and the account’s content [own.session.ran-out]', async () => {
  const { portal, load, at, user } = await openCentre();
  await act(async () => runOut(portal));
  await load.comes('login');
  await user.keyboard('{Escape}');
  expect([at('dialog'), at('page'), at('lock'), screen.queryByRole('dialog')]).toEqual([
    undefined,
    undefined,
    undefined,
    null,
  ]);
});
