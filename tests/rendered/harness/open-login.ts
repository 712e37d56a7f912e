import type { AnyActorLogic } from 'xstate';
import type { EntryInput } from '../../../machines/identity/entry/entry.machine';
import { loginMachine } from '../../../machines/identity/login/login.machine';
import { type LoginForm, loginAttemptMachine } from '../../../machines/identity/login-attempt/login-attempt.machine';
import { settle } from '../../../src/atlas';
import { openPlace } from './open-place';
import type { RenderedPage } from './page';
import { attemptSiblings, loginSiblings } from './siblings';
import { childOf, held } from './test-doubles';

/** A page with the login and these child charts. */
export const loginWith = (flows: Record<string, AnyActorLogic> = {}) => ({
  hosted: { login: held(loginMachine, { ...loginSiblings(), ...flows }) },
});

/** A page with the login and its attempt, and these child charts of the attempt and of the login. */
export const attemptWith = (steps: Record<string, AnyActorLogic> = {}, flows: Record<string, AnyActorLogic> = {}) =>
  loginWith({ attempt: held(loginAttemptMachine, { ...attemptSiblings(), ...steps }), ...flows });

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
  return childOf(login, 'attempt');
}

/** Opens the login form, submits it and returns the actor of the sign-in. */
export const openSignIn = async (page: RenderedPage, form: Partial<LoginForm> = {}) =>
  childOf(await openAttempt(page, form), 'signIn');

/** Logs in up to the after-login steps: the gateway has accepted the login and judged the password. */
export async function openEntry(page: RenderedPage, { username, entry, judged }: EntryInput) {
  const attempt = await openAttempt(page, { method: judged ? 'username' : 'mobile', username });
  const output = { end: 'signedIn', errors: [], failure: null, loggedIn: { username, entry } };
  await page.act(() => settle(childOf(attempt, 'signIn'), { output }));
  await page.act(() => settle(childOf(attempt, 'forget'), { output: undefined }));
  return childOf(attempt, 'entry');
}
