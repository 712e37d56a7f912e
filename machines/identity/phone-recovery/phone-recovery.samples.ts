import type { Samples } from '../../../src/atlas';
import { account, broken, entry, formEnds, homeCountry, offline } from '../../samples';
import type { phoneRecoveryMachine } from './phone-recovery.machine';

/** Numbers, codes and passwords are not part of the chart. */
export const phoneRecoverySamples = {
  title: { en: 'A new password by mobile number', bn: 'মোবাইল নম্বর দিয়ে নতুন পাসওয়ার্ড' },
  states: {
    opening: {
      en: 'The form by mobile number opens, and what a password must be is read',
      bn: 'মোবাইল নম্বরের ফর্ম খুলছে, পাসওয়ার্ডের নিয়ম আনা হচ্ছে',
    },
    asking: { en: 'The form by mobile number is shown', bn: 'মোবাইল নম্বরের ফর্ম দেখা যায়' },
    loggingIn: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    proving: { en: 'A second factor is requested', bn: 'আরও একটি প্রমাণ চাওয়া হয়' },
    unproven: {
      en: 'Says that the password is set and that a login is needed',
      bn: 'জানানো হয়, পাসওয়ার্ড বসেছে কিন্তু লগ ইন হয়নি',
    },
    outside: {
      en: 'Shows that the password is set and that the login did not work',
      bn: 'জানানো হয়, পাসওয়ার্ড বসেছে কিন্তু লগ ইন হয়নি',
    },
    entering: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    over: { en: 'The form is gone', bn: 'ফর্ম আর নেই' },
  },
  inputs: {
    'by mobile number': {
      input: { country: homeCountry },
      en: 'Choose the tab "Mobile number"',
      bn: '"মোবাইল নম্বর" ট্যাব বেছে নিন',
    },
  },
  events: {
    'email.chosen': { 'by the player': { en: 'Choose the tab "Email"', bn: '"ইমেইল" ট্যাব বেছে নিন' } },
    'retry.requested': { 'by the player': { en: 'Press "Log in again"', bn: '"আবার লগ ইন করুন" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    countryPicker: { failed: { ...broken, en: 'The choice of the country fails', bn: 'দেশ বাছাই ব্যর্থ হয়' } },
    smsCountdown: { failed: { ...broken, en: 'The countdown fails', bn: 'সময় গণনা ব্যর্থ হয়' } },
    entry: {
      'came in': { output: { account, changed: false }, en: 'The player logs in', bn: 'খেলোয়াড় লগ ইন করেন' },
      left: { output: { account: null, changed: false }, en: 'The player leaves again', bn: 'খেলোয়াড় আবার চলে যায়' },
      failed: { ...broken, en: 'What follows the login fails', bn: 'লগ ইনের পরের কাজ ব্যর্থ হয়' },
    },
    loadRule: {
      read: {
        output: { minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' },
        en: 'What a password must be is known',
        bn: 'পাসওয়ার্ডের নিয়ম জানা গেছে',
      },
      offline,
    },
    phoneForm: formEnds({ en: 'The gateway sets the password', bn: 'গেটওয়ে পাসওয়ার্ড সেট করে' }),
    extraVerification: {
      proven: {
        output: { proven: { username: 'player', entry }, failure: null },
        en: 'The player gives the second factor',
        bn: 'খেলোয়াড় দ্বিতীয় প্রমাণ দেন',
      },
      left: {
        output: { proven: null, failure: null },
        en: 'The player leaves without it',
        bn: 'খেলোয়াড় প্রমাণ না দিয়ে চলে যান',
      },
      'too late': {
        output: {
          proven: null,
          failure: { kind: 'rejected', code: 'proof.expired', message: 'This log-in waited too long.', status: 422 },
        },
        en: 'It took too long',
        bn: 'অনেক দেরি হয়েছে',
      },
      failed: { ...broken, en: 'The proof fails', bn: 'প্রমাণের অংশ ব্যর্থ হয়' },
    },
    logIn: {
      'a second factor demanded': {
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
        en: 'The gateway asks for the second factor',
        bn: 'গেটওয়ে দ্বিতীয় প্রমাণ চায়',
      },
      accepted: {
        output: { username: 'player', entry },
        en: 'The gateway lets the player in',
        bn: 'গেটওয়ে খেলোয়াড়কে ঢুকতে দেয়',
      },
      offline,
    },
  },
} satisfies Samples<typeof phoneRecoveryMachine>;
