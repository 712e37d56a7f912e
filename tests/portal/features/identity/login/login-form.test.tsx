// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Beginning } from '../../../../../machines/identity/login/login.types';
import type { ModuleId } from '../../../../../src/contract';
import { LoginFlow } from '../../../../../src/portal/features/identity/login/login-flow';
import { sendLogin } from '../../../../../src/portal/features/identity/login/send-login';
import { eventually } from '../../../../harness/eventually';
import { empty, entry, loggedIn, startLogin, valid } from '../../../harness/charts';
import { offline, captcha as picture, rejection, show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';

const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Log in' });

type FormOptions = { input?: { username: string; submitted: boolean }; beginning?: Beginning; on?: ModuleId[] };

/** The form of a running login; submits become the chart's events, as the wiring does it. */
async function showForm({ input, beginning, on = [] }: FormOptions = {}) {
  const held = startLogin(input, beginning);
  const { page } = heldPortal(null, { on });
  const onSubmit = vi.fn((form: FormData) => sendLogin(held.login, page.vault, 'form.submitted', form));
  const renderResult = show(
    <LoginFlow login={held.login} onSubmit={onSubmit} typedPassword={page.vault.peek('password')} />,
    {
      page,
    },
  );
  await eventually(() => expect(held.login.getSnapshot().matches('opening')).toBe(false));
  return { ...held, ...renderResult, page, onSubmit };
}

describe('login form', () => {
  test('is complete before its flow runs [s2.login.username-tab s2.login.register-now]', async () => {
    const onSubmit = vi.fn();
    const { user } = show(<LoginFlow login={undefined} onSubmit={onSubmit} />, { page: heldPortal().page });
    expect(screen.getByRole('link', { name: 'Register now' }).getAttribute('href')).toBe('/register');
    await user.type(username(), 'player{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0].get('username')).toBe('player');
  });

  test('supports password managers, pasting and showing the password [asvs 6.2.6 6.2.7]', async () => {
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

  test('posts without a script, keeping the password out of addresses [asvs 14.2.1]', async () => {
    await showForm();
    expect(screen.getByRole<HTMLFormElement>('form', { name: 'Log in' }).method).toBe('post');
  });

  test('reports each empty field [s5.login.username-required s5.login.password-required]', async () => {
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

  test('an error disappears with its cause, the summary with the last error [own.form.corrected]', async () => {
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

  test('without codes there is one method and no tabs [s2.login.tabs s6.flag.mobile-code-login]', async () => {
    await showForm();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

test('a captcha replaced by the proof of work is no longer required [own.verification.proof-of-work]', async () => {
  const { user, work, captcha } = await showForm();
  await user.click(button());
  await work.validate.done(valid);
  await work.logIn.fails({ ...rejection, value: { captcha: true } });
  await captcha.loadCaptcha.done(picture);
  await user.click(button());
  await work.validate.done({ kind: 'wrong', errors: [{ field: 'captcha', code: 'login.captcha.required' }] });
  expect(screen.getByRole('alert').textContent).toContain('Type the characters');
  await user.click(screen.getByRole('button', { name: /without a picture/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('submitted form', () => {
  test('shows the gateway’s message and keeps the input in the same fields [s4.login.failure-captcha]', async () => {
    const { user, work } = await showForm();
    const name = username();
    const secret = password();
    await user.type(name, 'player');
    await user.type(secret, 'wrong{Enter}');
    expect(button().getAttribute('aria-busy')).toBe('true');
    await work.validate.done(valid);
    await work.logIn.fails(rejection);
    expect(screen.getByRole('alert').textContent).toBe(rejection.message);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect([username(), password()]).toEqual([name, secret]);
    expect([name.value, secret.value]).toEqual(['player', 'wrong']);
  });

  test('is not sent again by click or Enter while busy', async () => {
    const { user, onSubmit } = await showForm();
    await user.click(button());
    await user.click(button());
    await user.type(username(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('shows our own message if the gateway sends none [s8.message.network-abnormal s8.message.slow-page s8.message.unknown-error]', async () => {
    const { user, work } = await showForm();
    const messages: (string | null)[] = [];
    for (const kind of ['offline', 'timeout', 'malformed'] as const) {
      await user.click(button());
      await work.validate.done(valid);
      await work.logIn.fails({ ...offline, kind });
      messages.push(screen.getByRole('alert').textContent);
    }
    expect(messages.map((text) => text?.split('.')[0])).toEqual([
      'The network link is abnormal',
      'This took longer than usual',
      'Unknown error',
    ]);
  });

  test('sent by the header, it starts busy with its username [s2.header.login-form]', async () => {
    await showForm({ input: { username: 'player', submitted: true } });
    expect(username().value).toBe('player');
    expect(button().getAttribute('aria-busy')).toBe('true');
  });

  test('a failed member info can be retried or left [own.login.info-unread]', async () => {
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

describe('remembered login', () => {
  const remembered = { ...empty, form: { ...empty.form, username: 'rina', remember: true } };
  const box = () => screen.getByRole<HTMLInputElement>('checkbox');

  test('starts with the name and a ticked box [s4.remember-password.on s2.login.controls]', async () => {
    await showForm({ beginning: remembered });
    expect([username().value, box().checked]).toEqual(['rina', true]);
  });

  test('keeps input typed before the remembered login is loaded', async () => {
    const held = startLogin(undefined, remembered);
    const { user } = show(<LoginFlow login={held.login} onSubmit={vi.fn()} />, { page: heldPortal().page });
    username().value = 'mina';
    await eventually(() => expect(held.login.getSnapshot().matches('opening')).toBe(false));
    await user.click(password());
    expect(username().value).toBe('mina');
  });

  test('unticking the box deletes it immediately [s4.remember-password.off]', async () => {
    const { user, work } = await showForm({ beginning: remembered });
    await user.click(box());
    expect(work.forget.asked).toHaveLength(1);
    await work.forget.done();
    expect([box().checked, username().value]).toEqual([false, 'rina']);
  });

  test('without a secure context the form says that only the name is remembered', async () => {
    await showForm({ beginning: { ...empty, namesOnly: true } });
    expect(screen.getByRole('checkbox', { name: /not the password/ })).toBeTruthy();
  });

  test('sends the ticked box along [s4.remember-password.on]', async () => {
    const { user, work } = await showForm();
    await user.click(box());
    await user.click(button());
    await work.validate.done(valid);
    await work.logIn.done(loggedIn);
    expect(work.remember.asked[0]?.input.form.remember).toBe(true);
  });
});

describe('links', () => {
  test('a forgotten password leads to the recovery [s2.login.controls]', async () => {
    const { user, login } = await showForm();
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(login.getSnapshot().output).toEqual({ next: { to: 'forgotPassword' } });
  });

  test('the free trial is offered if enabled [s2.login.free-trial-button s6.flag.free-play]', async () => {
    const { user, login } = await showForm({ on: ['FREEPLAY'] });
    await user.click(await screen.findByRole('button', { name: 'Play the free demo' }));
    expect(login.getSnapshot().output?.next).toEqual({ to: 'freeTrial' });
  });

  test('offers no free trial if it is disabled', async () => {
    await showForm({ on: ['AGENTPOLICY'] });
    expect(screen.queryByRole('button', { name: 'Play the free demo' })).toBeNull();
  });
});
