/** @module-tag extended */

// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { registrationSamples } from '../../../../../machines/identity/registration/registration.samples';
import { SETTINGS } from '../../../../../src/contract';
import { View as ForgotPasswordDialog } from '../../../../../src/portal/features/identity/passwords';
import { forgotPasswordFlow } from '../../../../../src/portal/features/identity/passwords/forgot-password.flow';
import { passwordChangeFlow } from '../../../../../src/portal/parts/password-change/password-change.flow';
import { PasswordChangeForm } from '../../../../../src/portal/parts/password-change/password-change-form';
import { speaking, spokenBy } from '../../../../harness/words';
import { show } from '../../../harness/dialog-support';
import { doneWork, lend } from '../../../harness/flow-support';
import { heldPortal } from '../../../harness/held-portal';

const rule = {
  minLength: 8,
  maxLength: 20,
  patternId: 'letters_and_digits',
  acceptedPattern: '(?=.*\\p{L})(?=.*\\p{N})',
};
beforeEach(() => sessionStorage.clear());
afterEach(() => speaking('en'));

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.createElement('input');
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const note = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
const submit = () => fireEvent.submit(field('newPassword').form ?? field('email').form ?? document.body);

/** Forms over their real charts and wirings. */
describe.each(['bn', 'en'] as const)('in %s', (language) => {
  const words = (bn: string, en: string) => ({ bn, en })[language];

  async function showChange() {
    speaking(language);
    const { deps } = lend({ '/wps/member/password/rule': { value: rule } });
    const input = { username: 'player', forced: false, oldHeld: false };
    const change = createActor(passwordChangeFlow(deps), { input }).start();
    show(<PasswordChangeForm change={change} />, { page: { ...heldPortal().page, vault: deps.vault } });
    await waitFor(() => expect(field('newPassword').name).toBe('newPassword'));
  }

  async function showForgotPassword(replies: Parameters<typeof lend>[0] = {}) {
    speaking(language);
    const { deps } = lend(replies);
    const passwordRecovery = createActor(forgotPasswordFlow(deps), {
      input: { country: SETTINGS.homeCountry },
    }).start();
    show(<ForgotPasswordDialog content={passwordRecovery} params={{}} onLeave={() => {}} />, {
      page: { ...heldPortal().page, vault: deps.vault },
    });
    await waitFor(() => expect(field('email').name).toBe('email'));
  }

  test('names length and mismatch [s5.message.password-length s8.message.confirmation-password]', async () => {
    await showChange();
    type('oldPassword', 'Shapla#2026');
    type('newPassword', 'short 1');
    type('confirmPassword', 'short 2');
    submit();
    await waitFor(() =>
      expect(note('newPassword')).toBe(
        words('পাসওয়ার্ডে ৮ থেকে ২০টি অক্ষর থাকতে হবে।', 'The password must have 8 to 20 characters.'),
      ),
    );
    expect(note('confirmPassword')).toBe(words('পাসওয়ার্ড দুটি মেলেনি।', 'The passwords don’t match.'));
  });

  test('names empty fields [s8.message.confirmation-password s5.change-password.confirmation]', async () => {
    await showChange();
    submit();
    await waitFor(() =>
      expect(note('confirmPassword')).toBe(words('নতুন পাসওয়ার্ড আবার লিখুন।', 'Enter the new password again.')),
    );
    expect(note('newPassword')).toBe(words('নতুন পাসওয়ার্ড লিখুন।', 'Enter a new password.'));
    expect(note('oldPassword')).toBe(words('পুরোনো পাসওয়ার্ড লিখুন।', 'Enter your old password.'));
  });

  test('names a password of the wrong format [s8.message.formats-incorrect]', async () => {
    await showChange();
    type('newPassword', 'letters only');
    submit();
    await waitFor(() =>
      expect(note('newPassword')).toBe(
        words('পাসওয়ার্ড শর্ত মেনে হয়নি। ঘরের নিচের শর্তগুলো দেখুন।', 'The password doesn’t meet the rules below the field.'),
      ),
    );
  });

  test('names an account and email address of the wrong format [s8.message.formats-incorrect]', async () => {
    await showForgotPassword({
      '/wps/system/setting/register': {
        value: registrationSamples.outcomes.loadRules['all methods enabled'].output.rules,
      },
    });
    type('username', '7up!');
    type('email', 'rupa@here');
    submit();
    await waitFor(() =>
      expect(note('email')).toBe(words('ইমেইল ঠিকানার ধরন ঠিক নয়।', 'The format of the email address is incorrect.')),
    );
    expect(note('username')).toBe(words('ইউজারনেমের ধরন ঠিক নয়।', 'The format of the username is incorrect.'));
  });

  test('shows the gateway’s message [s8.message.username-email-unknown]', async () => {
    const code = 'password.unknownAccount';
    await showForgotPassword({
      ...doneWork,
      '/wps/member/password/email': { status: 404, code, message: spokenBy(language, code) },
    });
    type('username', 'nobody');
    type('email', 'nobody@example.test');
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(
      words('ইউজারনেম/ইমেইল নেই।', 'Username/Email does not exist.'),
    );
  });
});
