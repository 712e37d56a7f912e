/** @module-tag extended */

// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Failure } from '../../../../../src/contract';
import { LoginFlow } from '../../../../../src/portal/features/identity/login/login-flow';
import { sendLogin } from '../../../../../src/portal/features/identity/login/send-login';
import { eventually } from '../../../../harness/eventually';
import { speaking, spokenBy } from '../../../../harness/words';
import { empty, startLogin, valid } from '../../../harness/charts';
import { show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';

const byMobile = { ...empty, form: { ...empty.form, method: 'mobile' as const }, mobileOpen: true };
afterEach(() => speaking('en'));

/** Reasons for an unsent code as the gateway reports them, and the resulting label of the button. */
const unsent = [
  [
    's8.phone.invalid-format',
    'sms.invalidNumber',
    'ফোন নম্বরের ধরন সঠিক নয়।',
    'The format of the phone number is not valid.',
  ],
  ['s8.phone.missing-number', 'sms.missingNumber', 'ফোন নম্বর দেওয়া হয়নি।', 'The phone number is missing.'],
  [
    's8.phone.unknown-error',
    'sms.unknown',
    'ফোন যাচাইয়ে অজানা একটি সমস্যা হয়েছে। আবার চেষ্টা করুন।',
    'An unknown error happened while verifying the phone. Please try again.',
  ],
  [
    's8.phone.captcha-failed',
    'sms.captchaFailed',
    'ক্যাপচা যাচাই ব্যর্থ হয়েছে। আবার চেষ্টা করুন।',
    'The captcha check failed. Please try again.',
  ],
  [
    's8.phone.quota',
    'sms.quota',
    'কোড পাঠানোর কোটা যথেষ্ট নেই। পরে আবার চেষ্টা করুন।',
    'The quota for codes is not sufficient. Please try again later.',
  ],
  ['s8.phone.not-enabled', 'sms.notEnabled', 'এই সুবিধাটি চালু নেই।', 'This operation is not enabled.'],
] as const;

/** Reasons for a rejected login as the gateway reports them. */
const rejections = [
  ['s8.phone.code-invalid', 'sms.codeInvalid', 'কোড দেওয়া হয়নি বা ভুল।', 'The code is missing or incorrect.'],
  [
    's8.phone.code-expired',
    'sms.codeExpired',
    'কোডের মেয়াদ শেষ। নতুন কোড নিন।',
    'The code has expired. Request a new one.',
  ],
  [
    's8.message.non-member',
    'auth.notMember',
    'সদস্য নয় এমন অ্যাকাউন্ট দিয়ে লগ ইন করা যায় না।',
    'A non-member account cannot log in.',
  ],
  ['s8.message.non-agent', 'auth.notAgent', 'এখানে শুধু এজেন্টরা লগ ইন করতে পারেন।', 'Only agents can log in here.'],
] as const;

/** Messages shown without one from the gateway. */
const unheard = [
  [
    's8.message.network-abnormal',
    'offline',
    'নেটওয়ার্ক সংযোগে সমস্যা হচ্ছে। সংযোগ দেখে আবার চেষ্টা করুন।',
    'The network link is abnormal. Check it and try again.',
  ],
  [
    's8.message.slow-page',
    'timeout',
    'স্বাভাবিকের চেয়ে বেশি সময় লাগছে। নেটওয়ার্ক দেখে আবার চেষ্টা করুন।',
    'This took longer than usual. Check your network and try again.',
  ],
  [
    's8.message.unknown-error',
    'malformed',
    'অজানা ত্রুটি। আবার চেষ্টা করুন, না হলে গ্রাহকসেবায় জানান।',
    'Unknown error. Try again, or contact customer service.',
  ],
] as const;

describe.each(['bn', 'en'] as const)('in %s', (language) => {
  async function showLogin(beginning = empty) {
    speaking(language);
    const held = startLogin(undefined, beginning);
    const { page } = heldPortal();
    const renderResult = show(
      <LoginFlow login={held.login} onSubmit={(form) => sendLogin(held.login, page.vault, 'form.submitted', form)} />,
      {
        page,
      },
    );
    await eventually(() => expect(held.login.getSnapshot().matches('opening')).toBe(false));
    return { ...held, ...renderResult };
  }
  const rejectionOf = (code: string): Failure => ({ kind: 'rejected', code, message: spokenBy(language, code) });
  const inLanguage = (bn: string, en: string) => ({ bn, en })[language];
  const send = () => screen.getByRole('button', { name: inLanguage('কোড পাঠান', 'Send code') });
  const alerted = () => screen.getByRole('alert').textContent;

  test.each(unsent)(
    '%s s8.sms.send-failure: the gateway’s warning awaits confirmation (%s)',
    async (_, code, bn, en) => {
      const { user, login, countdown } = await showLogin(byMobile);
      await user.click(send());
      await countdown.checkNumber.done(null);
      await countdown.sendCode.fails(rejectionOf(code));
      expect(alerted()).toBe(inLanguage(bn, en) + inLanguage('ঠিক আছে', 'OK'));
      await user.click(screen.getByRole('button', { name: inLanguage('ঠিক আছে', 'OK') }));
      expect([screen.queryByRole('alert'), login.getSnapshot().children.smsCountdown?.getSnapshot().value]).toEqual([
        null,
        'throttled',
      ]);
    },
  );

  test('shows a wait of five minutes [s8.phone.too-many-requests]', async () => {
    const { user, countdown } = await showLogin(byMobile);
    await user.click(send());
    await countdown.checkNumber.done(null);
    await countdown.sendCode.done({ deadline: 1, reason: 'tooManyRequests', minutes: 5 });
    expect(alerted()).toBe(
      inLanguage('অনেক বেশি অনুরোধ। ৫ মিনিট পরে আবার চেষ্টা করুন।', 'Too many requests. Try again after 5 minutes.'),
    );
    // The gateway's own message, for clients without a countdown.
    const gatewayWords = inLanguage(
      'অনেক বেশি অনুরোধ। ৫ মিনিট পরে আবার চেষ্টা করুন।',
      'Too many requests. Please try again after 5 min.',
    );
    expect(spokenBy(language, 'sms.tooManyRequests')?.replace('{minutes}', inLanguage('৫', '5'))).toBe(gatewayWords);
  });

  test.each([
    [
      's8.phone.invalid-format s5.message.mobile-number',
      'sms.invalidNumber',
      'সঠিক মোবাইল নম্বর লিখুন।',
      'Enter a valid mobile number.',
    ],
    ['s8.phone.missing-number', 'sms.missingNumber', 'আপনার মোবাইল নম্বর লিখুন।', 'Enter your mobile number.'],
  ])('an invalid number is reported at its field (%s)', async (_, code, bn, en) => {
    const { user, countdown } = await showLogin(byMobile);
    await user.click(send());
    await countdown.checkNumber.done(code);
    const number = document.querySelector('[name="mobileNum"]');
    expect(document.getElementById(number?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      inLanguage(bn, en),
    );
  });

  test.each(rejections)('%s: shows the gateway’s rejection (%s)', async (_, code, bn, en) => {
    const { work } = await showLogin();
    fireEvent.submit(screen.getByRole('form'));
    await work.validate.done(valid);
    await work.logIn.fails(rejectionOf(code));
    expect(alerted()).toBe(inLanguage(bn, en));
  });

  test.each(unheard)('%s: shows our own message if the gateway sends none (%s)', async (_, kind, bn, en) => {
    const { work } = await showLogin();
    fireEvent.submit(screen.getByRole('form'));
    await work.validate.done(valid);
    await work.logIn.fails({ kind, code: 'client.unheard' });
    expect(alerted()).toBe(inLanguage(bn, en));
  });

  test('leaving the puzzle shows that verification comes first [s8.message.verification-first]', async () => {
    const { work, verification, user } = await showLogin();
    fireEvent.submit(screen.getByRole('form'));
    await work.validate.done({ kind: 'puzzleFirst', type: 'username' });
    expect(verification.loadPuzzle.asked).toHaveLength(1);
    await user.keyboard('{Escape}');
    await eventually(() =>
      expect(alerted()).toBe(inLanguage('আগে যাচাইটি শেষ করুন।', 'Please complete the verification first.')),
    );
    // The gateway's own message for a login without a receipt.
    expect(spokenBy(language, 'slide.required')).toBe(
      inLanguage('আগে যাচাইটি সম্পন্ন করুন।', 'Please complete the verification first.'),
    );
  });

  test('is shown over invalid fields [s8.message.correct-information]', async () => {
    const { work } = await showLogin();
    fireEvent.submit(screen.getByRole('form'));
    await work.validate.done({ kind: 'wrong', errors: [{ field: 'username', code: 'login.username.required' }] });
    expect(alerted()).toContain(inLanguage('অনুগ্রহ করে সঠিক তথ্য দিন', 'Please enter correct information'));
  });
});
