// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Beginning } from '../../../../../machines/identity/login/login.types';
import type { ModuleId } from '../../../../../src/contract';
import { LoginFlow } from '../../../../../src/portal/features/identity/login/login-flow';
import { tellLogin } from '../../../../../src/portal/features/identity/login/tell-login';
import { eventually } from '../../../../harness/eventually';
import { empty, entry, loggedIn, startLogin, valid } from '../../../harness/charts';
import { offline, captcha as picture, refusal, show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';

const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Log in' });

type Shown = { input?: { username: string; submitted: boolean }; beginning?: Beginning; on?: ModuleId[] };

/** The form of a running login; what is sent becomes the chart's event, as the wiring does it. */
async function showForm({ input, beginning, on = [] }: Shown = {}) {
  const held = startLogin(input, beginning);
  const { page } = heldPortal(null, { on });
  const onSubmit = vi.fn((form: FormData) => tellLogin(held.login, page.vault, 'form.submitted', form));
  const shown = show(<LoginFlow login={held.login} onSubmit={onSubmit} typedPassword={page.vault.peek('password')} />, {
    page,
  });
  await eventually(() => expect(held.login.getSnapshot().matches('opening')).toBe(false));
  return { ...held, ...shown, page, onSubmit };
}

describe('the form', () => {
  test('s2.login.username-tab s2.login.register-now: before any flow runs it stands whole, and nothing is out of order', async () => {
    const onSubmit = vi.fn();
    const { user } = show(<LoginFlow login={undefined} onSubmit={onSubmit} />, { page: heldPortal().page });
    expect(screen.getByRole('link', { name: 'Register now' }).getAttribute('href')).toBe('/register');
    await user.type(username(), 'player{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0].get('username')).toBe('player');
  });

  test('asvs 6.2.6 asvs 6.2.7: password managers know the fields, pasting works, the password can be shown', async () => {
    const { user } = await showForm();
    expect([username().autocomplete, password().autocomplete, password().type]).toEqual([
      'username',
      'current-password',
      'password',
    ]);
    await user.click(password());
    await user.paste(' two  words ');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect([password().value, password().type]).toEqual([' two  words ', 'text']);
  });

  test('asvs 14.2.1: without a script it posts, so that no password gets into an address', async () => {
    await showForm();
    expect(screen.getByRole<HTMLFormElement>('form', { name: 'Log in' }).method).toBe('post');
  });

  test('s5.login.username-required s5.login.password-required: each empty field says so, and the summary takes the focus', async () => {
    const { user, work } = await showForm();
    await user.click(button());
    const errors = (['username', 'password'] as const).map((field) => ({ field, code: `login.${field}.required` }));
    await work.validate.done({ kind: 'wrong', errors });
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('link', { name: 'Enter your password.' }));
    expect(document.activeElement).toBe(password());
    expect(username().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(username().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter your username.',
    );
  });

  test('own.form.mended: an error goes while one types, with the summary when it was the last', async () => {
    const { user, work, page } = await showForm();
    await user.click(button());
    const errors = (['username', 'password'] as const).map((field) => ({ field, code: `login.${field}.required` }));
    await work.validate.done({ kind: 'wrong', errors });
    await user.type(username(), 'p ');
    expect(work.check.asked.at(-1)?.input.form.username).toBe('p');
    await work.check.done(errors.slice(1));
    expect([username(), password()].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true']);
    expect(screen.getByRole('alert').textContent).not.toContain('Enter your username.');
    await user.type(password(), 'x');
    expect(page.vault.peek('password')).toBe('x');
    await work.check.done([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect([username().value, password().value, password().getAttribute('aria-invalid')]).toEqual(['p ', 'x', null]);
  });

  test('s2.login.tabs s6.flag.mobile-code-login: without codes there is one way, and no tabs', async () => {
    await showForm();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

test('own.verification.other-way: a picture that the device’s sum replaces is no longer asked for', async () => {
  const { user, work, captcha } = await showForm();
  await user.click(button());
  await work.validate.done(valid);
  await work.logIn.fails({ ...refusal, value: { captcha: true } });
  await captcha.loadCaptcha.done(picture);
  await user.click(button());
  await work.validate.done({ kind: 'wrong', errors: [{ field: 'captcha', code: 'login.captcha.required' }] });
  expect(screen.getByRole('alert').textContent).toContain('Type the characters');
  await user.click(screen.getByRole('button', { name: /without a picture/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a form that was sent', () => {
  test('s4.login.failure-captcha: the refusal is said in the gateway’s words, and what was typed stays, in the same fields', async () => {
    const { user, work } = await showForm();
    const [name, secret] = [username(), password()];
    await user.type(name, 'player');
    await user.type(secret, 'wrong{Enter}');
    expect(button().getAttribute('aria-busy')).toBe('true');
    await work.validate.done(valid);
    await work.logIn.fails(refusal);
    expect(screen.getByRole('alert').textContent).toBe(refusal.message);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect([username(), password()]).toEqual([name, secret]);
    expect([name.value, secret.value]).toEqual(['player', 'wrong']);
  });

  test('while it is busy, neither a click nor Enter sends it again', async () => {
    const { user, onSubmit } = await showForm();
    await user.click(button());
    await user.click(button());
    await user.type(username(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('s8.message.network-abnormal s8.message.slow-page s8.message.unknown-error: without the gateway’s words there are ours', async () => {
    const { user, work } = await showForm();
    const said: (string | null)[] = [];
    for (const kind of ['offline', 'timeout', 'malformed'] as const) {
      await user.click(button());
      await work.validate.done(valid);
      await work.logIn.fails({ ...offline, kind });
      said.push(screen.getByRole('alert').textContent);
    }
    expect(said.map((text) => text?.split('.')[0])).toEqual([
      'The network link is abnormal',
      'This took longer than usual',
      'Unknown error',
    ]);
  });

  test('s2.header.login-form: one that the header sent is busy from the start, with its name in it', async () => {
    await showForm({ input: { username: 'player', submitted: true } });
    expect(username().value).toBe('player');
    expect(button().getAttribute('aria-busy')).toBe('true');
  });

  test('own.login.info-unread: details that did not come are asked for again, or the player leaves', async () => {
    const { user, work, login } = await showForm();
    await user.click(button());
    await work.validate.done(valid);
    await work.logIn.done({ ...loggedIn, entry });
    await work.forget.done();
    await work.loadMemberInfo.fails(offline);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await work.loadMemberInfo.fails(offline);
    await user.keyboard('{Escape}');
    await work.logOut.done();
    expect(login.getSnapshot().output).toEqual({});
  });
});

describe('what is remembered', () => {
  const remembered = { ...empty, form: { ...empty.form, username: 'rina', remember: true } };
  const box = () => screen.getByRole<HTMLInputElement>('checkbox');

  test('s4.remember-password.on s2.login.controls: the form begins with it, and the box is ticked', async () => {
    await showForm({ beginning: remembered });
    expect([username().value, box().checked]).toEqual(['rina', true]);
  });

  test('what was typed before it was known stays', async () => {
    const held = startLogin(undefined, remembered);
    const { user } = show(<LoginFlow login={held.login} onSubmit={vi.fn()} />, { page: heldPortal().page });
    username().value = 'mina';
    await eventually(() => expect(held.login.getSnapshot().matches('opening')).toBe(false));
    await user.click(password());
    expect(username().value).toBe('mina');
  });

  test('s4.remember-password.off: the tick taken away deletes it at once', async () => {
    const { user, work } = await showForm({ beginning: remembered });
    await user.click(box());
    expect(work.forget.asked).toHaveLength(1);
    await work.forget.done();
    expect([box().checked, username().value]).toEqual([false, 'rina']);
  });

  test('where the page is not secure the form says that only the name is remembered', async () => {
    await showForm({ beginning: { ...empty, namesOnly: true } });
    expect(screen.getByRole('checkbox', { name: /not the password/ })).toBeTruthy();
  });

  test('s4.remember-password.on: what is ticked is sent along', async () => {
    const { user, work } = await showForm();
    await user.click(box());
    await user.click(button());
    await work.validate.done(valid);
    await work.logIn.done(loggedIn);
    expect(work.remember.asked[0]?.input.form.remember).toBe(true);
  });
});

describe('what leads away', () => {
  test('s2.login.controls: who has forgotten the password is led on', async () => {
    const { user, login } = await showForm();
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(login.getSnapshot().output).toEqual({ next: { to: 'forgotPassword' } });
  });

  test('s2.login.free-trial-button s6.flag.free-play: the free trial is there where it is enabled', async () => {
    const { user, login } = await showForm({ on: ['FREEPLAY'] });
    await user.click(await screen.findByRole('button', { name: 'Play the free demo' }));
    expect(login.getSnapshot().output?.next).toEqual({ to: 'freeTrial' });
  });

  test('without it there is no button', async () => {
    await showForm({ on: ['AGENTPOLICY'] });
    expect(screen.queryByRole('button', { name: 'Play the free demo' })).toBeNull();
  });
});
