import type { LoginForm, LoginInput } from '../../../machines/login/login.machine';
import { settle } from '../../../src/atlas';
import { openWayIn } from './open-entrance';
import type { RenderedPage } from './page';
import { childOf } from './stand-ins';

/** Opens the login dialog, whose chunk comes at once; gives the login's actor, which waits for what was remembered. */
export const openLogin = (page: RenderedPage, { username, submitted, way }: LoginInput = { username: '', submitted: false }) =>
  openWayIn(page, { name: 'login', username, submitted, ...(way === 'mobile' && { way }) });

const blank: LoginForm = { way: 'username', username: '', mobile: { number: '', dialingCode: '880' }, remember: false };

/** The same, with its form shown. */
export async function openLoginForm(page: RenderedPage, form: Partial<LoginForm> = {}) {
  const login = await openLogin(page);
  const output = { form: { ...blank, ...form }, mobileOpen: true, namesOnly: false };
  await page.act(() => settle(childOf(login, 'begin'), { output }));
  return login;
}

/** The same, sent: gives the attempt's actor. */
export async function openAttempt(page: RenderedPage, form: Partial<LoginForm> = {}) {
  const login = await openLoginForm(page, form);
  await page.act(() => login.send({ type: 'form.submitted', form: { ...blank, ...form } }));
  return childOf(login, 'signIn');
}
