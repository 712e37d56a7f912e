// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { countryPickerMachine } from '../../../../../machines/identity/country-picker/country-picker.machine';
import { forgotPasswordMachine } from '../../../../../machines/identity/forgot-password/forgot-password.machine';
import {
  type PasswordChangeInput,
  passwordChangeMachine,
} from '../../../../../machines/identity/password-change/password-change.machine';
import { passwordResetMachine } from '../../../../../machines/identity/password-reset/password-reset.machine';
import {
  phoneRecoveryMachine,
  type Recovered,
} from '../../../../../machines/identity/phone-recovery/phone-recovery.machine';
import {
  type FieldProblem,
  type FormInput,
  type FormValidation,
  formMachine,
  type Sent,
  type ValidateInput,
} from '../../../../../machines/platform/form/form.machine';
import { type Country, type MemberInfo, type PasswordRule, SETTINGS } from '../../../../../src/contract';
import { View as ForgotPasswordDialog } from '../../../../../src/portal/features/identity/passwords';
import { PhoneRecoveryForm } from '../../../../../src/portal/features/identity/passwords/phone-recovery-form';
import { ResetFlow } from '../../../../../src/portal/features/identity/passwords/reset-flow';
import { ForcedChange } from '../../../../../src/portal/parts/entry/forced-change';
import { PasswordChangeForm } from '../../../../../src/portal/parts/password-change/password-change-form';
import { heldWork, rejection, show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';
import { heldSmsCountdown } from '../../../harness/phone-charts';

const NEW = ' Kadam  phul 77 ';
const rule: PasswordRule = { minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' };
const label = (text: string) => screen.getByLabelText<HTMLInputElement>(text);
const submit = () => screen.getByRole('button', { name: 'Change the password' });

/** A form with work that the test settles. */
function heldForm() {
  const work = {
    validate: heldWork<FormValidation, ValidateInput>(),
    check: heldWork<FormValidation, FormInput & { problems: FieldProblem[] }>(),
    send: heldWork<Sent, FormInput>(),
  };
  const { validate, check, send } = work;
  return {
    work,
    form: formMachine.provide({ actors: { validate: validate.logic, check: check.logic, send: send.logic } }),
  };
}
const right: FormValidation = { kind: 'right' };

function startChange(input: PasswordChangeInput) {
  const loadRule = heldWork<PasswordRule>();
  const { work, form } = heldForm();
  const actors = { loadRule: loadRule.logic, passwordForm: form, loadMemberInfo: heldWork<MemberInfo>().logic };
  return {
    work: { ...work, loadRule },
    change: createActor(passwordChangeMachine.provide({ actors }), { input }).start(),
  };
}

const byChoice = { username: 'player', forced: false, oldHeld: false };
const due = { username: 'player', forced: true, oldHeld: true };

/** The form with its chart and vault. */
async function showChange(input: PasswordChangeInput = byChoice) {
  const { change, work } = startChange(input);
  const { page } = heldPortal();
  const renderResult = show(<PasswordChangeForm change={change} />, { page });
  await work.loadRule.done(rule);
  return { ...renderResult, change, work, vault: page.vault };
}

describe('password change', () => {
  test('shows account and fields [s2.change-password.username s2.change-password.new-password]', async () => {
    await showChange();
    expect(screen.getByText('player')).toBeTruthy();
    expect(
      [label('Old password'), label('New password'), label('Confirm new password')].map(({ type }) => type),
    ).toEqual(Array.from({ length: 3 }, () => 'password'));
    expect(screen.getByText(/8 to 128 characters/)).toBeTruthy();
  });

  test('the old password is not required if held from the login [s2.change-password.old-password]', async () => {
    await showChange(due);
    expect(screen.queryByLabelText('Old password')).toBeNull();
    expect(screen.getByText(/old password is not needed/)).toBeTruthy();
  });

  test('supports password managers and pasting, and stores input as typed [asvs 6.2.6 6.2.7 6.2.8]', async () => {
    const { user, vault, change } = await showChange();
    const old = label('Old password');
    const first = label('New password');
    const again = label('Confirm new password');
    expect([old, first, again].map(({ autocomplete }) => autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    expect(document.querySelector('input[autocomplete=username]')?.getAttribute('value')).toBe('player');
    for (const field of [first, again]) {
      await user.click(field);
      await user.paste(NEW);
    }
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[1] ?? first);
    expect([first.value, first.type]).toEqual([NEW, 'text']);
    await user.click(submit());
    expect([vault.peek('newPassword'), vault.peek('confirmPassword')]).toEqual([NEW, NEW]);
    expect(JSON.stringify(change.getPersistedSnapshot())).not.toContain('Kadam');
  });

  test('posts without a script, keeping passwords out of addresses [asvs 14.2.1]', async () => {
    await showChange();
    expect(screen.getByRole<HTMLFormElement>('form').method).toBe('post');
  });

  test('each error is shown at its field [s5.change-password.errors s5.message.password-length s8.message.confirmation-password]', async () => {
    const { user, work } = await showChange();
    await user.click(submit());
    const problems = [
      { field: 'old', code: 'password.missing' },
      { field: 'new', code: 'password.length' },
      { field: 'confirmation', code: 'password.confirmation' },
    ];
    await work.validate.done({ kind: 'wrong', problems });
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    const under = (field: HTMLInputElement) =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(under(label('Old password'))).toBe('Enter your old password.');
    expect(under(label('New password'))).toBe('The password must have 8 to 128 characters.');
    expect(under(label('Confirm new password'))).toContain('don’t match');
    await user.click(within(summary).getByRole('link', { name: /8 to 128/ }));
    expect(document.activeElement).toBe(label('New password'));
  });

  test('a gateway’s error is shown at its field, and the input stays', async () => {
    const { user, work } = await showChange();
    await user.type(label('New password'), 'password123');
    await user.click(submit());
    await work.validate.done(right);
    expect(submit().getAttribute('aria-busy')).toBe('true');
    await work.send.done({ kind: 'wrong', problems: [{ field: 'new', code: 'password.common' }] });
    expect(label('New password').value).toBe('password123');
    expect(label('New password').getAttribute('aria-invalid')).toBe('true');
  });

  test('a stored old password that turns out wrong must be typed [s2.change-password.old-password s5.change-password.old]', async () => {
    const { user, work } = await showChange(due);
    await user.click(submit());
    await work.validate.done(right);
    expect(work.send.asked[0]?.input).toEqual({ about: 'held' });
    await work.send.done({ kind: 'wrong', problems: [{ field: 'old', code: 'password.old' }], about: 'asked' });
    expect(label('Old password').getAttribute('aria-invalid')).toBe('true');
    await user.type(label('Old password'), 'the right one{Enter}');
    await work.validate.done(right);
    expect(label('Old password').value).toBe('the right one');
    expect(work.send.asked[1]?.input).toEqual({ about: 'asked' });
  });

  test('other rejections show the gateway’s message', async () => {
    const { user, work } = await showChange();
    await user.click(submit());
    await work.validate.done(right);
    await work.send.fails({ ...rejection, message: 'Too many wrong tries.' });
    expect(screen.getByRole('alert').textContent).toContain('Too many wrong tries.');
  });
});

test.each([
  ['firstTimeLogin', /first login/],
  ['passwordDefault', /temporary password/],
  ['passwordExpired', /has expired/],
] as const)(
  'a forced change gives its reason (%s) and can only be left by logging out [s2.change-password.purpose]',
  async (flag, why) => {
    const { change, work } = startChange(due);
    const entry = {
      firstTimeLogin: false,
      passwordExpired: false,
      passwordDefault: false,
      expiryEnabled: true,
      [flag]: true,
    };
    const { user } = show(<ForcedChange change={change} entry={entry} />, { page: heldPortal().page });
    await work.loadRule.done(rule);
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a new password' }));
    expect(dialog.getByText(why)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(change.getSnapshot().status).toBe('active');
    await user.click(dialog.getByRole('button', { name: 'Later, log me out' }));
    expect(change.getSnapshot().output).toEqual({ changed: false, account: null });
  },
);

describe('forgotten password', () => {
  async function showForgotPassword(phoneOffered: boolean) {
    const readMethods = heldWork<{ phoneOffered: boolean }>();
    const { work: formWork, form } = heldForm();
    const work = { ...formWork, readMethods };
    const actors = { readMethods: readMethods.logic, emailForm: form };
    const passwordRecovery = createActor(forgotPasswordMachine.provide({ actors }), {
      input: { country: SETTINGS.homeCountry },
    }).start();
    const { page } = heldPortal();
    const leave = () => passwordRecovery.send({ type: 'leave.requested' });
    const renderResult = show(<ForgotPasswordDialog content={passwordRecovery} params={{}} onLeave={leave} />, {
      page,
    });
    await work.readMethods.done({ phoneOffered });
    return { ...renderResult, work, forgot: passwordRecovery, vault: page.vault };
  }

  test('has two tabs if recovery by phone is on, else none [s2.forgot.methods s2.forgot.mobile-switch]', async () => {
    await showForgotPassword(true);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Email', 'Mobile number']);
  });

  test('a confirmation replaces the sent form [s2.forgot.email-fields s4.forgot-email.submit]', async () => {
    const { user, work, forgot: passwordRecovery, vault } = await showForgotPassword(false);
    expect(screen.queryByRole('tab')).toBeNull();
    expect([label('Username').autocomplete, label('Email address').autocomplete]).toEqual(['username', 'email']);
    await user.type(label('Username'), ' player ');
    await user.type(label('Email address'), 'player@example.test{Enter}');
    expect([vault.peek('form.username'), vault.peek('form.email')]).toEqual([' player ', 'player@example.test']);
    await work.validate.done(right);
    await user.keyboard('{Escape}');
    expect(passwordRecovery.getSnapshot().status, 'waits for the pending request').toBe('active');
    await work.send.done(undefined);
    expect(screen.queryByLabelText('Username')).toBeNull();
    await user.click(
      within(screen.getByRole('alertdialog', { name: 'Check your email' })).getByRole('button', { name: 'OK' }),
    );
    expect(passwordRecovery.getSnapshot().output).toEqual({});
  });

  test('errors are shown at their fields [s5.forgot.email-username s5.forgot.email-address s8.message.formats-incorrect]', async () => {
    const { user, work } = await showForgotPassword(false);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    const problems = [
      { field: 'username', code: 'forgot.username.missing' },
      { field: 'email', code: 'forgot.email.format' },
    ];
    await work.validate.done({ kind: 'wrong', problems });
    expect(label('Username').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('The format of the email address is incorrect.').length).toBeGreaterThan(0);
    await user.type(label('Username'), 'player');
    await work.check.done({ kind: 'wrong', problems: problems.slice(1) });
    expect(label('Username').getAttribute('aria-invalid')).not.toBe('true');
    await user.type(label('Email address'), 'player@example.test');
    await work.check.done(right);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows a rejection [s8.message.username-email-unknown s8.message.network-abnormal]', async () => {
    const { user, work, forgot: passwordRecovery } = await showForgotPassword(true);
    await user.type(label('Username'), 'player{Enter}');
    await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(passwordRecovery.getSnapshot().value).toBe('byEmail');
    await work.validate.done(right);
    await work.send.fails({ ...rejection, message: 'Username/Email does not exist.' });
    expect(screen.getByRole('alert').textContent).toContain('does not exist');
    expect(label('Username').value).toBe('player');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await work.validate.done(right);
    await work.send.fails({ kind: 'offline', code: 'client.offline' });
    expect(screen.getByRole('alert').textContent).toContain('network');
    const been: unknown[] = [];
    passwordRecovery.subscribe(({ value }) => been.push(value));
    await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(been).toContain('byPhone');
  });
});

describe('forgotten password, by phone', () => {
  async function showPhone() {
    const loadRule = heldWork<PasswordRule>();
    const logIn = heldWork<Recovered>();
    const { work: formWork, form } = heldForm();
    const work = { ...formWork, loadRule, logIn };
    const countryPicker = countryPickerMachine.provide({ actors: { listCountries: heldWork<Country[]>().logic } });
    const { machine: smsCountdown, work: countdown } = heldSmsCountdown();
    const actors = { countryPicker, smsCountdown, loadRule: loadRule.logic, logIn: logIn.logic, phoneForm: form };
    const recovery = createActor(phoneRecoveryMachine.provide({ actors }), {
      input: { country: SETTINGS.homeCountry },
    }).start();
    const { page } = heldPortal();
    const renderResult = show(<PhoneRecoveryForm recovery={recovery} />, { page });
    await work.loadRule.done(rule);
    return { ...renderResult, work, countdown, recovery, vault: page.vault };
  }
  const submit = () => screen.getByRole('button', { name: 'Set and log in' });
  const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
  const problems = [
    { field: 'mobile', code: 'sms.missingNumber' },
    { field: 'code', code: 'sms.missingCode' },
    { field: 'new', code: 'password.missing' },
  ];

  test('errors are shown at their fields until fixed [s5.forgot.phone-mobile s5.forgot.phone-code s5.forgot.phone-password]', async () => {
    const { user, work } = await showPhone();
    await user.click(submit());
    expect(submit().getAttribute('aria-busy')).toBe('true');
    await work.validate.done({ kind: 'wrong', problems });
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter your mobile number.',
      'Enter the code we sent you.',
      'Enter a new password.',
    ]);
    await user.type(number(), '0');
    await work.check.done({ kind: 'wrong', problems: problems.slice(1) });
    expect(number().getAttribute('aria-invalid')).not.toBe('true');
    expect(label('SMS code').getAttribute('aria-invalid')).toBe('true');
    await user.type(label('SMS code'), '1');
    await work.check.done(right);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('sending a code focuses its field [own.sms-countdown.focus]', async () => {
    const { user, countdown } = await showPhone();
    expect([label('SMS code').autocomplete, label('SMS code').inputMode]).toEqual(['one-time-code', 'numeric']);
    await user.type(number(), '01712345678');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await countdown.checkNumber.done(null);
    await countdown.sendCode.done({ deadline: 1, reason: 'sent', to: '+880 17•• ••• 678' });
    expect(document.activeElement).toBe(label('SMS code'));
  });

  test.each([
    ['sms.codeInvalid', 'code', () => label('SMS code'), 'Wrong code.'],
    ['sms.codeExpired', 'code', () => label('SMS code'), 'The code has expired.'],
    ['sms.invalidNumber', 'mobile', number, 'Enter a valid mobile number.'],
    ['password.common', 'new', () => label('New password'), 'too easy to guess'],
  ] as const)('%s from the gateway is shown at its field, and the input stays', async (code, field, input, words) => {
    const { user, work, vault, recovery } = await showPhone();
    await user.type(label('SMS code'), '123456');
    await user.type(label('New password'), `${NEW}{Enter}`);
    await work.validate.done(right);
    await work.send.done({ kind: 'wrong', problems: [{ field, code }] });
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect([label('SMS code').value, label('New password').value]).toEqual(['123456', NEW]);
    expect([vault.peek('form.verificationCode'), vault.peek('newPassword')]).toEqual(['123456', NEW]);
    expect(JSON.stringify(recovery.getPersistedSnapshot())).not.toMatch(/123456|Kadam/);
  });

  test('can be repeated without a response [s8.message.network-abnormal s8.message.slow-page]', async () => {
    const { user, work } = await showPhone();
    await user.click(submit());
    await work.validate.done(right);
    await work.send.fails({ kind: 'timeout', code: 'client.timeout' });
    expect(screen.getByRole('alert').textContent).toContain('network');
    await user.click(submit());
    await work.validate.done(right);
    await work.send.done(undefined);
    expect([work.logIn.asked.length, submit().getAttribute('aria-busy')]).toEqual([1, 'true']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('page of a mailed link', () => {
  async function showReset(held: boolean) {
    const findToken = heldWork<{ link: 'good' | 'over' | 'none' }>();
    const loadRule = heldWork<PasswordRule>();
    const { work: formWork, form } = heldForm();
    const work = { ...formWork, findToken, loadRule };
    const actors = { findToken: findToken.logic, loadRule: loadRule.logic, passwordForm: form };
    const reset = createActor(passwordResetMachine.provide({ actors })).start();
    const { page } = heldPortal();
    const renderResult = show(<ResetFlow reset={reset} />, { page, path: '/resetPassword' });
    await work.findToken.done({ link: held ? 'good' : 'over' });
    return { ...renderResult, work, reset, vault: page.vault };
  }

  test('the new password is typed twice, and its error is shown at the field [asvs 6.4.1]', async () => {
    const { user, work, vault } = await showReset(true);
    await work.loadRule.done(rule);
    await user.type(label('New password'), 'Kadam-phul 77');
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
    expect(vault.peek('newPassword')).toBe('Kadam-phul 77');
    await work.validate.done({ kind: 'wrong', problems: [{ field: 'confirmation', code: 'password.missing' }] });
    expect(label('Confirm new password').getAttribute('aria-invalid')).toBe('true');
  });

  test('is busy until ready; an error disappears with its cause [own.form.corrected s8.message.confirmation-password]', async () => {
    const { user, work } = await showReset(true);
    const submit = screen.getByRole('button', { name: 'Set the password' });
    expect(submit.getAttribute('aria-busy')).toBe('true');
    await work.loadRule.done(rule);
    expect(submit.getAttribute('aria-busy')).toBeNull();
    await user.type(label('New password'), 'password123');
    await user.click(submit);
    expect(submit.getAttribute('aria-busy')).toBe('true');
    await work.validate.done(right);
    await work.send.done({ kind: 'wrong', problems: [{ field: 'new', code: 'password.common' }] });
    expect(screen.getByRole('alert').textContent).toContain('too easy to guess');
    expect(label('New password').value).toBe('password123');
    await user.type(label('New password'), '4');
    await work.check.done(right);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(label('New password').getAttribute('aria-invalid')).not.toBe('true');
  });

  test.each([
    [{ ...rejection, message: 'Too many requests.' }, 'Too many requests.'],
    [{ kind: 'offline', code: 'client.offline' } as const, 'network'],
    [{ kind: 'timeout', code: 'client.timeout' } as const, 'network'],
  ])(
    '%o is shown, the input stays, and it can be retried [s8.message.network-abnormal s8.message.slow-page]',
    async (failure, words) => {
      const { user, work } = await showReset(true);
      await work.loadRule.done(rule);
      await user.type(label('New password'), 'Kadam-phul 77{Enter}');
      await work.validate.done(right);
      await work.send.fails(failure);
      expect(screen.getByRole('alert').textContent).toContain(words);
      expect(label('New password').value).toBe('Kadam-phul 77');
      await user.click(screen.getByRole('button', { name: 'Set the password' }));
      await work.validate.done(right);
      await work.send.done(undefined);
      expect(work.send.asked).toHaveLength(2);
    },
  );

  test('an expired link offers a new one [own.password-reset.expired]', async () => {
    const { user, reset } = await showReset(false);
    expect(screen.getByRole('alert').textContent).toContain('has expired');
    await user.click(screen.getByRole('button', { name: 'Get a new link' }));
    expect(reset.getSnapshot().output).toEqual({ next: { to: 'forgotPassword' } });
  });
});
