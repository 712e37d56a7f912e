import type { Samples } from '../../../src/atlas';
import { account, broken, entry, formEnds, homeCountry, offline } from '../../samples';
import type { phoneRecoveryMachine } from './phone-recovery.machine';

/** Numbers, codes and passwords are not part of the chart. */
export const phoneRecoverySamples = {
  title: { en: 'Password reset by mobile number', bn: 'মোবাইল নম্বর দিয়ে পাসওয়ার্ড রিসেট' },
  states: {
    opening: {
      en: 'The mobile number form is shown; the password rules are loading',
      bn: 'মোবাইল নম্বরের ফর্ম দেখা যায়; পাসওয়ার্ডের নিয়ম লোড হচ্ছে',
    },
    editing: { en: 'The mobile number form is editable', bn: 'মোবাইল নম্বরের ফর্মে লেখা যায়' },
    loggingIn: {
      en: 'A spinner is shown on the "Set and log in" button',
      bn: '"সেট করে লগ ইন করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    steppingUp: { en: 'A dialog asks for a second factor', bn: 'একটি ডায়ালগে দ্বিতীয় ধাপের যাচাই চাওয়া হয়' },
    stepUpMissing: {
      en: 'An error says that the password is set but the login failed; no retry is offered',
      bn: 'পাসওয়ার্ড সেট হয়েছে কিন্তু লগ ইন হয়নি জানানো হয়; আবার চেষ্টার বোতাম নেই',
    },
    loginFailed: {
      en: 'An error says that the password is set but the login failed; "Log in again" is offered',
      bn: 'পাসওয়ার্ড সেট হয়েছে কিন্তু লগ ইন হয়নি জানানো হয়; "আবার লগ ইন করুন" বোতাম আছে',
    },
    entering: {
      en: 'A spinner is shown on the "Set and log in" button',
      bn: '"সেট করে লগ ইন করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    ended: { en: 'The mobile number form is closed', bn: 'মোবাইল নম্বরের ফর্ম বন্ধ' },
  },
  inputs: {
    'by mobile number': {
      input: { country: homeCountry },
      en: 'Press "Forgot your password?" and choose the "Mobile number" tab',
      bn: '"পাসওয়ার্ড ভুলে গেছেন?" চেপে "মোবাইল নম্বর" ট্যাব বেছে নিন',
    },
  },
  events: {
    'email.selected': { 'by the player': { en: 'Choose the "Email" tab', bn: '"ইমেইল" ট্যাব বেছে নিন' } },
    'retry.requested': { 'by the player': { en: 'Press "Log in again"', bn: '"আবার লগ ইন করুন" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    countryPicker: { failed: { ...broken, en: 'The country picker crashes', bn: 'দেশ বাছাইয়ে ত্রুটি ঘটে' } },
    smsCountdown: { failed: { ...broken, en: 'The SMS countdown crashes', bn: 'এসএমএস কাউন্টডাউনে ত্রুটি ঘটে' } },
    entry: {
      'account loaded': { output: { account, changed: false }, en: 'The login completes', bn: 'লগ ইন সম্পন্ন হয়' },
      left: {
        output: { account: null, changed: false },
        en: 'The player leaves before the login completes',
        bn: 'লগ ইন সম্পন্ন হওয়ার আগেই খেলোয়াড় বেরিয়ে যান',
      },
      failed: {
        ...broken,
        en: 'The steps after the login fail unexpectedly',
        bn: 'লগ ইনের পরের ধাপে অপ্রত্যাশিত ত্রুটি ঘটে',
      },
    },
    loadRule: {
      read: {
        output: { minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' },
        en: 'The password rules load',
        bn: 'পাসওয়ার্ডের নিয়ম লোড হয়',
      },
      offline,
    },
    phoneForm: formEnds({ en: 'The server sets the new password', bn: 'সার্ভার নতুন পাসওয়ার্ড সেট করে' }),
    extraVerification: {
      proven: {
        output: { proven: { username: 'player', entry }, failure: null },
        en: 'The second factor is correct',
        bn: 'দ্বিতীয় ধাপের যাচাই সফল হয়',
      },
      left: {
        output: { proven: null, failure: null },
        en: 'The player closes the second factor dialog',
        bn: 'খেলোয়াড় দ্বিতীয় ধাপের ডায়ালগ বন্ধ করেন',
      },
      'too late': {
        output: {
          proven: null,
          failure: { kind: 'rejected', code: 'proof.expired', message: 'This log-in waited too long.', status: 422 },
        },
        en: 'The second factor takes too long',
        bn: 'দ্বিতীয় ধাপের যাচাইয়ে বেশি সময় লাগে',
      },
      failed: {
        ...broken,
        en: 'The second factor check fails unexpectedly',
        bn: 'দ্বিতীয় ধাপের যাচাইয়ে অপ্রত্যাশিত ত্রুটি ঘটে',
      },
    },
    logIn: {
      'a second factor required': {
        error: {
          kind: 'rejected',
          code: 'login.proofRequired',
          message: 'One more proof.',
          status: 403,
          value: {
            proofs: [
              { kind: 'totp', hint: '' },
              { kind: 'recoveryCode', hint: '' },
            ],
          },
        },
        en: 'The server requires a second factor',
        bn: 'সার্ভার দ্বিতীয় ধাপের যাচাই চায়',
      },
      accepted: {
        output: { username: 'player', entry },
        en: 'The server accepts the login',
        bn: 'সার্ভার লগ ইন গ্রহণ করে',
      },
      offline,
    },
  },
} satisfies Samples<typeof phoneRecoveryMachine>;
