// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { LoginFlow } from '../../../src/portal/dialogs/login/login-flow';
import { entry, startLogin, valid } from './charts';
import { offline, captcha as picture, refusal, show } from './support';

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Log in' });

/** The form of a running login; what is sent becomes the chart's event, as the wiring does it. */
function showForm(input?: { username: string; submitted: boolean }) {
  const held = startLogin(input);
  const onSubmit = vi.fn((form: FormData) => held.login.send({ type: 'form.submitted', username: String(form.get('username')) }));
  return { ...held, ...show(<LoginFlow login={held.login} onSubmit={onSubmit} />), onSubmit };
}

describe('the form', () => {
  test('s2.login.username-tab s2.login.register-now: before any flow runs it stands whole, and nothing is out of order', async () => {
    const onSubmit = vi.fn();
    const { user } = show(<LoginFlow login={undefined} onSubmit={onSubmit} />);
    expect(screen.getByRole('link', { name: 'Register now' }).getAttribute('href')).toBe('/register');
    await user.type(username(), 'player{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0].get('username')).toBe('player');
  });

  test('asvs 6.2.6 asvs 6.2.7: password managers know the fields, pasting works, the password can be shown', async () => {
    const { user } = showForm();
    expect([username().autocomplete, password().autocomplete, password().type]).toEqual(['username', 'current-password', 'password']);
    await user.click(password());
    await user.paste(' two  words ');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect([password().value, password().type]).toEqual([' two  words ', 'text']);
  });

  test('asvs 14.2.1: without a script it posts, so that no password gets into an address', () => {
    showForm();
    expect(screen.getByRole<HTMLFormElement>('form', { name: 'Log in' }).method).toBe('post');
  });

  test('s5.login.username-required s5.login.password-required: each empty field says so, and the summary takes the focus', async () => {
    const { user, work } = showForm();
    await user.click(button());
    const errors = (['username', 'password'] as const).map((field) => ({ field, code: `login.${field}.required` }));
    await work.validate.done({ errors, slideWanted: false });
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('link', { name: 'Enter your password.' }));
    expect(document.activeElement).toBe(password());
    expect(username().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(username().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter your username.');
  });
});

test('own.verification.other-way: a picture that the device’s sum replaces is no longer asked for', async () => {
  const { user, work, captcha } = showForm();
  await user.click(button());
  await work.validate.done(valid);
  await work.logIn.fails({ ...refusal, value: { captcha: true } });
  await captcha.loadCaptcha.done(picture);
  await user.click(button());
  await work.validate.done({ errors: [{ field: 'captcha', code: 'login.captcha.required' }], slideWanted: false });
  expect(screen.getByRole('alert').textContent).toContain('Type the characters');
  await user.click(screen.getByRole('button', { name: /No picture/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a form that was sent', () => {
  test('s4.login.failure-captcha: the refusal is said in the gateway’s words, and what was typed stays, in the same fields', async () => {
    const { user, work } = showForm();
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
    const { user, onSubmit } = showForm();
    await user.click(button());
    await user.click(button());
    await user.type(username(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('s8.message.network-abnormal s8.message.slow-page s8.message.unknown-error: without the gateway’s words there are ours', async () => {
    const { user, work } = showForm();
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

  test('s2.header.login-form: one that the header sent is busy from the start, with its name in it', () => {
    showForm({ username: 'player', submitted: true });
    expect(username().value).toBe('player');
    expect(button().getAttribute('aria-busy')).toBe('true');
  });
});

describe('after the gateway said yes', () => {
  async function enter(changes: Partial<typeof entry>) {
    const shown = showForm();
    await shown.user.click(button());
    await shown.work.validate.done(valid);
    await shown.work.logIn.done({ ...entry, ...changes });
    return shown;
  }

  test.each([
    ['s4.forced-change.first-time', { firstTimeLogin: true }, 'This is your first log-in'],
    ['s4.login.default-password', { passwordDefault: true }, 'This is the default password'],
    ['s4.login.expired-password', { passwordExpired: true }, 'Your password has expired'],
  ])('%s: a notice says why the password must be changed, and logs out', async (_, changes, why) => {
    const { user, work, login } = await enter(changes);
    if (login.getSnapshot().matches('markingFirstLogin')) await work.markFirstLogin.done();
    const notice = screen.getByRole('alertdialog', { name: 'Your password must be changed' });
    expect(notice.textContent).toContain(why);
    await user.keyboard('{Enter}');
    expect(login.getSnapshot().matches('loggingOut')).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('own.login.info-unread: details that did not come are asked for again, or the player leaves', async () => {
    const { user, work, login } = await enter({});
    await work.loadMemberInfo.fails(offline);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(login.getSnapshot().matches('loadingInfo')).toBe(true);
    await work.loadMemberInfo.fails(offline);
    await user.keyboard('{Escape}');
    expect(login.getSnapshot().matches('loggingOut')).toBe(true);
  });
});
