// @vitest-environment jsdom
import { act, isInaccessible, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { MODULES, SETTINGS } from '../../../../../src/contract';
import { RegisterFlow } from '../../../../../src/portal/features/identity/registration/register-flow';
import { registrationFlow } from '../../../../../src/portal/features/identity/registration/registration.flow';
import { show } from '../../../harness/dialog-support';
import { doneWork, lend } from '../../../harness/flow-support';
import { heldPortal } from '../../../harness/held-portal';
import { ON, showForm } from './show-form';

const field = (name: string) => {
  const found = screen.getByLabelText<HTMLInputElement>(name);
  if (isInaccessible(found)) throw new Error(`${name} is out of sight.`);
  return found;
};
const submit = () => screen.getByRole('button', { name: 'Create my account' });
const note = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
type User = Awaited<ReturnType<typeof showForm>>['user'];
const unfold = (user: User) => user.click(screen.getByRole('button', { name: 'Optional details' }));
async function fillIn(
  user: User,
  { password = 'River-boat-77', again = password }: { password?: string; again?: string } = {},
) {
  await user.type(field('Username'), 'rupa_77');
  await user.type(field('Password'), password);
  await user.type(field('Confirm password'), again);
  await user.click(field('I am 18 or over.'));
  await user.click(field('I accept the terms of use and the privacy policy.'));
}
beforeEach(() => sessionStorage.clear());

describe('form from the rules', () => {
  test('marks required fields [s5.registration.fields s5.registration.other-fields s5.message.required-marks]', async () => {
    const { user } = await showForm({ fields: { line: { enabled: true, required: true }, email: { enabled: false } } });
    await unfold(user);
    expect([field('LINE').required, field('Full name').required, field('Username').required]).toEqual([
      true,
      false,
      true,
    ]);
    expect([screen.queryByLabelText('Email'), screen.queryByLabelText('WeChat')]).toEqual([null, null]);
    expect(screen.getByText('Fields marked * must be filled in.')).toBeTruthy();
  });

  test('shows the unchangeable full name next to the button [own.registration.name-reviewed]', async () => {
    const long = 'Muhammad Abdullah Al-Mamun Chowdhury Khandakar Rahmatullah';
    const { user } = await showForm();
    await unfold(user);
    const review = () => document.getElementById(submit().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(review()).toBe('');
    await user.type(field('Full name'), `  ${long} `);
    expect(review()).toBe(`Your name as on your bank account: ${long}. You can’t change it later.`);
    await user.clear(field('Full name'));
    expect(review()).toBe('');
    await user.type(field('Full name'), 'Rupa');
    expect(review()).toContain(': Rupa.');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect([field('Full name').value, review()]).toEqual(['', '']);
  });

  test('hides the name if it is disabled [own.registration.name-reviewed]', async () => {
    await showForm({ fields: { payeeName: { enabled: false } } });
    expect([submit().hasAttribute('aria-describedby'), document.querySelector('.register-name')]).toEqual([
      false,
      null,
    ]);
  });

  test('the payment password is required if shown, and masked [s5.registration.payment-password]', async () => {
    const digits = { enabled: true, patternId: 'digits', acceptedPattern: '^[0-9]+$', minLength: 6, maxLength: 6 };
    const { user } = await showForm({ fields: { paymentPassword: digits } });
    expect([field('Payment password').required, field('Payment password').type]).toEqual([true, 'password']);
    expect(note('Payment password'), 'one number when the bounds are equal [s5.pattern.digits]').toBe(
      'Digits only, 6 in total.',
    );
    await user.click(submit());
    await waitFor(() => expect(note('Payment password')).toBe('This field is required.'));
  });

  test('supports password managers and one-time codes, and can show passwords [asvs 6.2.6 6.2.7]', async () => {
    const { user } = await showForm();
    await unfold(user);
    expect(
      ['Username', 'Password', 'Confirm password', 'SMS code', 'Email'].map((name) => field(name).autocomplete),
    ).toEqual(['username', 'new-password', 'new-password', 'one-time-code', 'email']);
    const [eye] = screen.getAllByRole('button', { name: 'Show password' });
    if (eye) await user.click(eye);
    expect([field('Password').type, field('Confirm password').type]).toEqual(['text', 'password']);
  });

  test('posts without a script, keeping passwords out of addresses [asvs 14.2.1]', async () => {
    await showForm();
    expect(screen.getByRole<HTMLFormElement>('form', { name: 'Register' }).method).toBe('post');
  });

  test('links user agreement and privacy policy in a new tab [s2.register.agreement-link]', async () => {
    await showForm();
    const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Read the user agreement' });
    expect([link().getAttribute('href'), link().target]).toEqual(['/help?article=terms&edition=2026-01', '_blank']);
    const privacy = screen.getByRole('link', { name: 'Read the privacy policy' });
    expect(privacy.getAttribute('href')).toBe('/help?article=privacy&edition=2026-01');
  });

  test('links the bare help page with login first [s2.register.agreement-link own.register.agreement-bare]', async () => {
    await showForm({ on: [...ON, MODULES.loginFirst] });
    const link = () => screen.getByRole('link', { name: 'Read the user agreement' });
    await waitFor(() => expect(link().getAttribute('href')).toBe('/helpmc?article=terms&edition=2026-01'));
  });
});

describe('errors', () => {
  test('are shown at their fields [s5.registration.message-by-pattern s5.pattern.letter-first s5.registration.mismatch]', async () => {
    const { user } = await showForm();
    await fillIn(user, { again: 'another' });
    await user.clear(field('Username'));
    await user.type(field('Username'), '7up');
    await user.click(submit());
    await waitFor(() =>
      expect(note('Username')).toBe('Start with a letter, then letters and numbers: 4-32 characters.'),
    );
    expect(note('Confirm password')).toBe('The passwords don’t match.');
    expect([field('Username').getAttribute('aria-invalid'), field('Password').getAttribute('aria-invalid')]).toEqual([
      'true',
      null,
    ]);
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('link', { name: 'Confirm password: The passwords don’t match.' }));
    expect(document.activeElement).toBe(field('Confirm password'));
  });

  test('an unknown pattern has a generic message [s5.registration.message-by-pattern]', async () => {
    const { user } = await showForm({
      fields: { username: { patternId: 'no_vowels', acceptedPattern: '^[^aeiou]+$' } },
    });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(note('Username')).toBe('This is not right. Check what you typed.'));
  });

  test('have their messages [s5.message.password-length s5.consent.age s5.consent.terms s5.message.empty]', async () => {
    const { user } = await showForm();
    await user.type(field('Password'), 'short');
    await user.click(submit());
    await waitFor(() => expect(note('Password')).toBe('The password must have 8-64 characters.'));
    expect([note('Username'), note('Confirm password'), note('I am 18 or over.')]).toEqual([
      'This field is required.',
      'Enter the password again.',
      'Confirm your age.',
    ]);
    expect(note('I accept the terms of use and the privacy policy.')).toBe('Accept the terms and the privacy policy.');
  });

  test('an error disappears with its cause; none appears while typing [own.form.corrected]', async () => {
    const { user } = await showForm();
    await unfold(user);
    await fillIn(user, { again: 'River-boat-7' });
    await user.clear(field('Username'));
    await user.type(field('Email'), 'rupa');
    await user.click(submit());
    await waitFor(() => expect(note('Confirm password')).toBe('The passwords don’t match.'));
    await user.type(field('Password'), '{Backspace}');
    await waitFor(() => expect(note('Confirm password')).toBe('Looks good.'));
    expect(field('Confirm password').getAttribute('aria-invalid')).toBeNull();
    expect(note('Email')).toBe('Enter an email address, like name@example.com.');
    await user.type(field('Username'), '7');
    await waitFor(() => expect(field('Username').getAttribute('aria-invalid')).toBeNull());
    expect(note('Username'), 'a new error waits until the form is submitted').toContain('Start with a letter');
    await user.type(field('Email'), '@example.com');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(submit());
    await waitFor(() => expect(field('Username').getAttribute('aria-invalid')).toBe('true'));
  });

  test('a tick marks checked fields only: no name, password or unknown code [own.form.checked]', async () => {
    const { user, sent } = await showForm({ replies: { '/wps/agent/affiliate': { value: { valid: false } } } });
    await unfold(user);
    await fillIn(user, { again: 'another' });
    await user.type(field('Full name'), 'R2D2!!');
    await user.type(field('Email'), 'rupa@example.com');
    await user.type(field('Invitation code'), 'NOBODY1');
    await user.click(submit());
    await waitFor(() => expect(note('Invitation code')).toContain('Invalid invitation code.'));
    expect(sent.filter(({ path }) => path === '/wps/agent/affiliate')).toHaveLength(1);
    expect(note('Email')).toBe('Looks good.');
    for (const name of ['Username', 'Password', 'Full name']) expect(note(name)).not.toBe('Looks good.');
    await user.clear(field('Full name'));
    await user.type(field('Full name'), 'Rupa');
    await waitFor(() => expect(note('Full name')).toBe('Looks good.'));
    expect(note('Invitation code'), 'the gateway’s rejection holds until the code changes').toContain(
      'Invalid invitation code.',
    );
    await user.type(field('Invitation code'), '2');
    await waitFor(() => expect(note('Invitation code')).toBe('Only if someone gave you one. It can’t be added later.'));
  });

  test('a known invitation code gets its tick [own.form.checked]', async () => {
    const { user } = await showForm({ replies: { '/wps/agent/affiliate': { value: { valid: true } } } });
    await unfold(user);
    await user.type(field('Invitation code'), 'MAIDAN1');
    await user.click(submit());
    await waitFor(() => expect(note('Invitation code')).toBe('Looks good.'));
    await user.type(field('Invitation code'), '2');
    await waitFor(() => expect(note('Invitation code')).toBe('Only if someone gave you one. It can’t be added later.'));
  });

  test('reset empties the form and clears its errors [s2.register.reset]', async () => {
    const { user } = await showForm();
    await fillIn(user, { again: 'another' });
    await user.click(submit());
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect([field('Username').value, field('Password').value, field('I am 18 or over.').checked]).toEqual([
      '',
      '',
      false,
    ]);
  });

  test('an invalid number gets no code [s5.message.verification-code s5.sms.valid-mobile]', async () => {
    const { user } = await showForm();
    await unfold(user);
    await fillIn(user);
    await user.type(field('Mobile number'), '12');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(note('Mobile number')).toBe('Enter a valid mobile number.'));
    await user.click(submit());
    await waitFor(() => expect(note('SMS code')).toBe('Enter a valid verification code.'));
  });

  test('sending a code focuses its field, a failure does not [own.sms-countdown.focus]', async () => {
    const reply = { value: { expiredMinutes: 1 } };
    const { user, deps } = await showForm({ replies: { ...doneWork, '/wps/verification/sms/register': reply } });
    await user.click(screen.getByRole('tab', { name: 'By mobile number' }));
    expect([field('SMS code').autocomplete, field('SMS code').inputMode]).toEqual(['one-time-code', 'numeric']);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(note('Mobile number')).toBe('Enter your mobile number.'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send code' }));
    await user.type(field('Mobile number'), '01812345678');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(deps.codeRequests.recall('registration')).not.toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field('SMS code')));
  });
});

describe('input', () => {
  test('survives switching tabs [s2.register.tabs s4.registration.type]', async () => {
    const { user } = await showForm();
    await unfold(user);
    await fillIn(user);
    const name = field('Username');
    const password = field('Password');
    await user.click(screen.getByRole('tab', { name: 'By mobile number' }));
    expect([name.closest('[hidden]') !== null, field('Mobile number').required]).toEqual([true, true]);
    await user.type(field('Mobile number'), '01812345678');
    await user.click(screen.getByRole('tab', { name: 'By username' }));
    expect([field('Username'), field('Password')]).toEqual([name, password]);
    expect([name.value, password.value, field('Mobile number').value]).toEqual([
      'rupa_77',
      'River-boat-77',
      '01812345678',
    ]);
  });

  test('with the module off there is no choice of method [s6.flag.mobile-registration]', async () => {
    await showForm({ on: [] });
    expect(screen.queryAllByRole('tab')).toEqual([]);
    expect(screen.queryByLabelText('SMS code')).toBeNull();
  });

  test('survives being offline and is sent again [s8.message.network-abnormal own.registration.once]', async () => {
    const { user, sent } = await showForm();
    await fillIn(user);
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('The network link is abnormal');
    expect([field('Username').value, field('Password').value]).toEqual(['rupa_77', 'River-boat-77']);
    await user.click(submit());
    await waitFor(() => expect(sent.filter(({ path }) => path === '/wps/member/register')).toHaveLength(2));
  });
});

describe('response of the gateway', () => {
  test('a newcomer below the minimum age learns it beside the date of birth [own.registration.birthday]', async () => {
    const message = 'You must be 18 or over.';
    const fields = [{ field: 'birthday', code: 'registration.tooYoung', min: 0, max: 0 }];
    const { user, sent } = await showForm({
      fields: { birthday: { enabled: true } },
      replies: { '/wps/member/register': { status: 422, code: 'registration.tooYoung', message, value: { fields } } },
    });
    expect([field('Date of birth').type, field('Date of birth').required]).toEqual(['date', true]);
    await fillIn(user);
    await user.type(field('Date of birth'), '2015-01-31');
    await user.click(submit());
    await waitFor(() => expect(note('Date of birth')).toBe(message));
    const sentForm = sent.find(({ path }) => path === '/wps/member/register');
    expect(sentForm?.plaintext).toMatchObject({ birthday: '2015-01-31' });
  });

  test('a taken username is reported at its field [own.registration.taken]', async () => {
    const fields = [{ field: 'username', code: 'registration.usernameTaken', min: 0, max: 0 }];
    const { user } = await showForm({
      replies: {
        '/wps/member/register': {
          status: 409,
          code: 'registration.usernameTaken',
          message: 'Taken',
          value: { fields },
        },
      },
    });
    await unfold(user);
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(note('Username')).toBe('This username is taken. Choose another.'));
    await user.type(field('Email'), 'r');
    expect(note('Username'), 'it is still taken [own.form.corrected]').toBe('This username is taken. Choose another.');
    await user.type(field('Username'), '8');
    await waitFor(() => expect(field('Username').getAttribute('aria-invalid')).toBeNull());
  });

  test('an error unknown to us shows the gateway’s message', async () => {
    const fields = [{ field: 'username', code: 'registration.newRule', min: 0, max: 0 }];
    const { user } = await showForm({
      replies: { '/wps/member/register': { status: 422, code: 'x', message: 'Not so.', value: { fields } } },
    });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(note('Username')).toBe('Not so.'));
  });

  test('an unknown code sends nothing [s8.registration.affiliate-code s4.registration.affiliate-check]', async () => {
    const { user, sent } = await showForm({ replies: { '/wps/agent/affiliate': { value: { valid: false } } } });
    await unfold(user);
    await fillIn(user);
    await user.type(field('Invitation code'), 'NOBODY1');
    await user.click(submit());
    const popup = await screen.findByRole('alertdialog', { name: 'Invalid invitation code' });
    await user.click(within(popup).getByRole('button', { name: 'Check it again' }));
    await waitFor(() => expect(note('Invitation code')).toContain('Invalid invitation code.'));
    expect(sent.some(({ path }) => path === '/wps/member/register')).toBe(false);
  });

  test('a valid code of the link hides the field and is sent along [s4.registration.affiliate-field]', async () => {
    const { user, sent } = await showForm({
      code: 'MAIDAN1',
      replies: { '/wps/agent/affiliate': { value: { valid: true } } },
    });
    await unfold(user);
    expect(screen.queryByLabelText('Invitation code')).toBeNull();
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(sent.at(-1)?.plaintext).toMatchObject({ affiliateCode: 'MAIDAN1' }));
  });

  test('a stored invitation is used until a registration [own.registration.invitation-stored]', async () => {
    const userInfo = { userName: 'rupa_77', nickname: 'rupa_77', type: 0 };
    sessionStorage.setItem('invitation', 'MAIDAN1');
    const { user, sent, deps } = await showForm({
      replies: {
        '/wps/agent/affiliate': { value: { valid: true, inviter: 'a•••••t' } },
        '/wps/member/register': {
          value: {
            token: 'the-token',
            firstTimeLogin: false,
            passwordExpired: false,
            passwordDefault: false,
            userInfo,
          },
        },
      },
    });
    expect(screen.getByText(/You were invited by/).textContent).toBe('You were invited by a•••••t.');
    await fillIn(user);
    expect(deps.storage.invitation()).toBe('MAIDAN1');
    await user.click(submit());
    await waitFor(() => expect(deps.storage.token()).toBe('the-token'));
    expect(sent.find(({ path }) => path === '/wps/member/register')?.plaintext).toMatchObject({
      affiliateCode: 'MAIDAN1',
    });
    await waitFor(() => expect(deps.storage.invitation()).toBeNull());
  });

  test('by username, number and code are required while codes are sent [s5.registration.sms-code]', async () => {
    const { user } = await showForm({ fields: { mobileNum: { required: true } } });
    await user.click(submit());
    await waitFor(() => expect(note('SMS code')).toBe('Enter a valid verification code.'));
    expect(['Mobile number', 'SMS code'].map((name) => field(name).closest('[hidden]'))).toEqual([null, null]);
    expect(note('Mobile number')).toBeTruthy();
  });

  test('a rejected code shows the field [s4.registration.affiliate-field]', async () => {
    await showForm({ code: 'NOBODY1', replies: { '/wps/agent/affiliate': { value: { valid: false } } } });
    expect(field('Invitation code')).toBeTruthy();
  });

  /** Submits the form with a number that the provider does not verify. */
  async function failsVerification(site?: { phoneFailure: 'silent' }) {
    const formView = await showForm({
      on: [...ON, MODULES.externalPhone],
      site,
      replies: {
        '/wps/verification/phone': { status: 422, code: 'sms.codeInvalid', message: 'The code is not right.' },
      },
    });
    const { user, form, sent } = formView;
    await unfold(user);
    await fillIn(user);
    await user.type(field('Mobile number'), '01812345678');
    await user.type(field('SMS code'), '000000');
    await user.click(submit());
    await waitFor(() => expect(form?.getSnapshot().matches({ editing: 'phoneUnverified' })).toBe(true));
    expect(sent.map(({ path }) => path)).not.toContain('/wps/member/register');
    expect([screen.queryByRole('alert'), screen.queryByRole('alertdialog')]).toEqual([null, null]);
  }

  test('shows only beside its field why a number was not verified [own.registration.number-unproven]', async () => {
    await failsVerification();
    expect(note('SMS code')).toBe('The code is not right.');
    expect([field('Username').value, field('Mobile number').value]).toEqual(['rupa_77', '01812345678']);
  });

  test('aborts without a message when the site is set to silent [s8.registration.phone-verification s4.registration.phone-verification-failed]', async () => {
    await failsVerification({ phoneFailure: 'silent' });
    expect(note('SMS code')).toBeUndefined();
  });

  test('the chart contains no secrets [s4.registration.success]', async () => {
    const { user, registration } = await showForm();
    await unfold(user);
    await fillIn(user);
    await user.type(field('SMS code'), '987654');
    await user.click(submit());
    await screen.findByRole('alert');
    const everything = JSON.stringify(registration.getPersistedSnapshot());
    expect(everything).not.toMatch(/River-boat|987654/);
  });
});

test('links to the login [s2.register.login-link]', async () => {
  const { user, registration } = await showForm();
  await user.click(screen.getByRole('button', { name: 'Log in instead' }));
  expect(registration.getSnapshot().output).toEqual({ next: { to: 'login' } });
});

test('a form that failed to load can be retried [own.registration.rules-unread]', async () => {
  const { deps } = lend({});
  const { page } = heldPortal();
  const registration = createActor(registrationFlow(deps), {
    input: { code: '', country: SETTINGS.homeCountry },
  }).start();
  const { user } = show(<RegisterFlow registration={registration} />, { page: { ...page, vault: deps.vault } });
  expect((await screen.findByRole('alert')).textContent).toContain('The network link is abnormal');
  const stateSpy = vi.fn();
  registration.subscribe((state) => stateSpy(state.value));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(stateSpy).toHaveBeenCalledWith('loading'));
  await act(async () => registration.stop());
});
