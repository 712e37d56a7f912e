import type { AnyActorLogic } from 'xstate';
import type { EntryInput } from '../../../machines/identity/entry/entry.machine';
import { loginMachine } from '../../../machines/identity/login/login.machine';
import type { LoginForm } from '../../../machines/identity/login/login.types';
import { settle } from '../../../src/atlas';
import { openPlace } from './open-place';
import type { RenderedPage } from './page';
import { loginSiblings } from './siblings';
import { childOf, held } from './test-doubles';

/** A page with the login and these child charts. */
export const loginWith = (flows: Record<string, AnyActorLogic> = {}) => ({
  hosted: { login: held(loginMachine, { ...loginSiblings(), ...flows }) },
});

const blank: LoginForm = {
  method: 'username',
  username: '',
  mobile: { number: '', dialingCode: '880' },
  remember: false,
};

/** Opens the login form and returns the login's actor. */
export async function openLoginForm(page: RenderedPage, form: Partial<LoginForm> = {}) {
  const login = await openPlace(page, 'login');
  const output = { form: { ...blank, ...form }, mobileOpen: true, namesOnly: false, passkeys: true };
  await page.act(() => settle(childOf(login, 'begin'), { output }));
  return login;
}

/** Opens the login form, submits it and returns the attempt's actor. */
export async function openAttempt(page: RenderedPage, form: Partial<LoginForm> = {}) {
  const login = await openLoginForm(page, form);
  await page.act(() => login.send({ type: 'form.submitted', form: { ...blank, ...form } }));
  return childOf(login, 'signIn');
}

/** Logs in up to the after-login steps: the gateway has accepted the login and judged the password. */
export async function openEntry(page: RenderedPage, { username, entry, judged }: EntryInput) {
  const attempt = await openAttempt(page, { method: judged ? 'username' : 'mobile', username });
  const login = childOf(childOf(page.portal, 'dialog'), 'content');
  const output = { end: 'signedIn', errors: [], failure: null, loggedIn: { username, entry } };
  await page.act(() => settle(attempt, { output }));
  await page.act(() => settle(childOf(login, 'forget'), { output: undefined }));
  return childOf(login, 'entry');
}
