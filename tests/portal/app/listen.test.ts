// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../src/portal/app/listen';
import { createPortalRouter } from '../../../src/portal/app/router';
import { titleOf } from '../../../src/portal/app/titles';
import { speak } from '../../../src/portal/parts/portal/words';
import { heldPortal } from '../support/held-portal';

const account = {
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8057', account: 'player', nickname: 'P', type: 0, toUpline: false },
  ...{ clubLabel: { labelName: '', rankLevel: 0 }, memberLabel: [] },
};

async function begin(address: string) {
  const held = heldPortal();
  const router = createPortalRouter({ portal: held.portal }, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  listen(held.portal, router);
  return { ...held, router };
}
beforeEach(() => speak('en'));

test('s2.navigation.push-errors: a push that fails is ignored, and the portal goes on', async () => {
  const { portal, router } = await begin('/');
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const navigate = vi.spyOn(router, 'navigate').mockRejectedValue(new Error('The push failed'));
  portal.send({ type: 'login.completed', account });
  await new Promise((resolve) => setTimeout(resolve));
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/' }));
  expect(unhandled).not.toHaveBeenCalled();
  expect(portal.getSnapshot().status).toBe('active');
  process.off('unhandledRejection', unhandled);
});

test('the address names the dialog that is open, and a dialog that the address names opens', async () => {
  const { portal, router } = await begin('/?dialog=login');
  const dialogs = () => portal.getSnapshot().children.dialogs?.getSnapshot();
  expect(dialogs()?.context.request).toEqual({ name: 'login', username: '', submitted: false });
  await router.navigate({ to: '/', search: {} });
  expect(dialogs()?.matches('closed')).toBe(true);
  portal.send({ type: 'dialog.requested', request: { name: 'freeTrial' } });
  await vi.waitFor(() => expect(router.latestLocation.search).toEqual({ dialog: 'freeTrial' }));
});

test('a dialog after another takes its place in the history, so that back closes either', async () => {
  const { portal, router } = await begin('/');
  const dialog = () => router.latestLocation.search.dialog;
  portal.send({ type: 'dialog.requested', request: { name: 'register', code: '' } });
  await vi.waitFor(() => expect(dialog()).toBe('register'));
  portal.send({ type: 'dialog.requested', request: { name: 'login', username: '', submitted: false } });
  await vi.waitFor(() => expect(dialog()).toBe('login'));
  router.history.back();
  expect(router.history.location.href).toBe('/');
});

test('s2.route.register: /register is home with the registration over it; leaving it, or going to the login, leaves the path', async () => {
  const { portal, router, loadDialog } = await begin('/register?affiliateCode=MAIDAN1');
  const request = () => portal.getSnapshot().children.dialogs?.getSnapshot().context.request;
  expect(request()).toEqual({ name: 'register', code: 'MAIDAN1' });
  expect(router.latestLocation.pathname).toBe('/register');
  portal.send({ type: 'dialog.requested', request: { name: 'login', username: '', submitted: false } });
  await vi.waitFor(() => expect(router.latestLocation).toMatchObject({ pathname: '/', search: { dialog: 'login' } }));
  await router.navigate({ to: '/register', search: {} });
  expect(request(), 'the link’s code is remembered').toEqual({ name: 'register', code: 'MAIDAN1' });
  portal.send({ type: 'leave.requested' });
  await vi.waitFor(() => expect(router.latestLocation).toMatchObject({ pathname: '/', search: {} }));
  expect(loadDialog.asked.map(({ input }) => input.name)).toEqual(['register', 'login', 'register']);
});

test('s2.route.register-html: the page is the registration without a frame; the login opens over it, and it comes back after', async () => {
  const { portal, router } = await begin('/register.html');
  const request = () => portal.getSnapshot().children.dialogs?.getSnapshot().context.request?.name;
  expect(request()).toBe('register');
  portal.send({ type: 'dialog.requested', request: { name: 'login', username: '', submitted: false } });
  await vi.waitFor(() => expect(router.latestLocation).toMatchObject({ pathname: '/register.html', search: { dialog: 'login' } }));
  portal.send({ type: 'leave.requested' });
  await vi.waitFor(() => expect(request()).toBe('register'));
});

test('the title is the page’s own name in the language that is spoken', async () => {
  const { router } = await begin('/vip');
  expect(document.title).toBe(titleOf('/vip'));
  await router.navigate({ to: '/login', search: {} });
  await vi.waitFor(() => expect(document.title).toBe(titleOf('/login')));
  await speak('bn');
  expect(document.title).toBe(titleOf('/login'));
  expect(titleOf('/nowhere')).toBe(titleOf('/'));
});
