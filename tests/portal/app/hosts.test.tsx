// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DialogRequest } from '../../../machines/dialogs/dialogs.machine';
import { DialogHost } from '../../../src/portal/app/dialog-host';
import { loadView } from '../../../src/portal/app/registry';
import { bringWords } from '../../../src/portal/parts/portal/words';
import { offline, show } from '../support/dialog-support';
import { heldPortal } from '../support/held-portal';

vi.mock('../../../src/portal/parts/portal/words', () => ({ bringWords: vi.fn(async () => {}) }));

/** The host, with a dialog asked for. */
async function open(request: DialogRequest, path = '/') {
  const held = heldPortal();
  const shown = show(<DialogHost />, { page: held.page, path });
  await act(async () => held.portal.send({ type: 'dialog.requested', request }));
  return { ...held, ...shown };
}
const login: DialogRequest = { name: 'login', username: '', submitted: false };
const isOpen = (portal: ReturnType<typeof heldPortal>['portal']) => portal.getSnapshot().children.dialogs?.getSnapshot().hasTag('open');

test('s4.modal.by-name s4.modal.scroll-lock: while its chunk is brought there is a frame, and it can be left', async () => {
  const { portal, user } = await open(login);
  expect(screen.getByRole('status').textContent).toContain('being loaded');
  expect(document.documentElement.classList.contains('still')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect([isOpen(portal), document.documentElement.classList.contains('still')]).toEqual([false, false]);
});

test('s8.chunk.load-error: a chunk that did not come can be asked for again, or left', async () => {
  const { portal, loadDialog, user } = await open(login);
  await loadDialog.fails(offline);
  expect(screen.getByRole('alertdialog', { name: 'This part did not load' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await loadDialog.fails(offline);
  await user.keyboard('{Escape}');
  expect([loadDialog.asked.length, isOpen(portal)]).toEqual([2, false]);
});

test('s2.modal.login s2.login.title s4.modal.escape: the login has a title, and Escape closes it', async () => {
  await loadView('login');
  const { portal, loadDialog, user } = await open(login);
  await loadDialog.done();
  expect(vi.mocked(bringWords)).toHaveBeenCalledWith('login');
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  await user.click(screen.getByLabelText('Username'));
  await user.keyboard('{Escape}');
  expect(isOpen(portal)).toBe(false);
});

test('s2.login.register-now: the link to register closes the login and opens register', async () => {
  await loadView('login');
  const { portal, loadDialog, user } = await open(login);
  await loadDialog.done();
  await user.click(screen.getByRole('link', { name: 'Register now' }));
  expect(portal.getSnapshot().children.dialogs?.getSnapshot().context.request).toEqual({ name: 'register', code: '' });
});

test('s2.header.login-form: what was typed in the header stands in the login that it opened', async () => {
  await loadView('login');
  const held = heldPortal();
  held.page.vault.put('password', ' secret ');
  show(<DialogHost />, { page: held.page });
  await act(async () => held.portal.send({ type: 'dialog.requested', request: { name: 'login', username: 'player', submitted: true } }));
  await held.loadDialog.done();
  const typed = ['Username', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  expect(typed).toEqual(['player', ' secret ']);
});

test('the form becomes an event without its secrets', async () => {
  await loadView('login');
  const { page, portal, loadDialog, work, user } = await open(login);
  await loadDialog.done();
  await user.type(screen.getByLabelText('Username'), ' player ');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(work.validate.asked[0]?.input.sent).toMatchObject({ way: 'username', username: 'player' });
  expect(page.vault.peek('password')).toBe('secret');
  expect(JSON.stringify(portal.getPersistedSnapshot())).not.toContain('secret');
});

test('s2.modal.agent-centre: its frame says what will be there, and closes', async () => {
  await loadView('agentCentre');
  const { portal, loadDialog, user } = await open({ name: 'agentCentre', page: 'agentTeamOverview' });
  await loadDialog.done();
  expect(screen.getByRole('dialog', { name: 'Agent centre' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(isOpen(portal)).toBe(false);
});

test('s2.route.login: on /login the page is the log-in, and no dialog stands over it', async () => {
  await loadView('login');
  const { loadDialog } = await open(login, '/login');
  await loadDialog.done();
  expect(screen.queryByRole('dialog')).toBeNull();
});
