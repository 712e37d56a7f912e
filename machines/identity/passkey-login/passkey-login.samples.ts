import type { Samples } from '../../../src/atlas';
import { account, broken, entry, offline } from '../../samples';
import type { passkeyLoginMachine } from './passkey-login.machine';

export const passkeyLoginSamples = {
  title: { en: 'Login by passkey', bn: 'পাসকি দিয়ে লগ ইন' },
  states: {
    signing: { en: 'Told to follow the dialog of the browser', bn: 'ব্রাউজারের নির্দেশ মানতে বলা হয়' },
    stopped: {
      en: 'The login failed; a retry and another method are offered',
      bn: 'লগ ইন হয়নি; আবার চেষ্টা বা অন্য উপায় দেখা যায়',
    },
    'stopped.cancelled': { en: 'Says without alarm that the login was cancelled', bn: 'লগ ইন হয়নি, শান্তভাবে জানানো হয়' },
    'stopped.unable': { en: 'A warning says that passkeys do not work here', bn: 'এখানে পাসকি চলে না জানানো হয়' },
    'stopped.refused': { en: 'A warning says why it did not work', bn: 'কেন হলো না জানানো হয়' },
    loggingIn: { en: 'The dialog shows a loading state', bn: 'ডায়ালগে লোডিং দেখা যায়' },
    entering: { en: 'The dialog shows a loading state', bn: 'ডায়ালগে লোডিং দেখা যায়' },
    loggedIn: { en: 'Logged in; the dialog is closed', bn: 'লগ ইন হয়েছে; ডায়ালগ বন্ধ' },
    left: { en: 'The dialog is closed', bn: 'ডায়ালগ বন্ধ' },
  },
  events: {
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'next.chosen': {
      'another way': {
        event: { next: { to: 'login' } },
        en: 'Press "Log in another way"',
        bn: '"অন্যভাবে লগ ইন করুন" চাপুন',
      },
    },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    sign: {
      signed: {
        output: { kind: 'signed' },
        en: 'Choose a passkey in the dialog of the browser and confirm',
        bn: 'ব্রাউজারের ডায়ালগে পাসকি বেছে নিশ্চিত করুন',
      },
      cancelled: { output: { kind: 'cancelled' }, en: 'Close the dialog of the browser', bn: 'ব্রাউজারের ডায়ালগ বন্ধ করুন' },
      unable: { output: { kind: 'unable' }, en: 'The browser has no passkeys here', bn: 'এখানে ব্রাউজারে পাসকি চলে না' },
      offline,
    },
    logIn: {
      'a known passkey': {
        output: { username: 'player', entry },
        en: 'The gateway knows whose passkey it is',
        bn: 'গেটওয়ে জানে, কার পাসকি',
      },
      'a passkey that was removed': {
        error: {
          kind: 'rejected',
          code: 'passkey.refused',
          message: 'This passkey does not work here. It may have been removed. Try another way.',
          status: 422,
        },
        en: 'The gateway does not know the passkey any more',
        bn: 'গেটওয়ে পাসকিটি আর চেনে না',
      },
      offline,
    },
    entry: {
      'came in': { output: { account, changed: false }, en: 'The account is read', bn: 'অ্যাকাউন্ট পড়া হয়' },
      'left again': {
        output: { account: null, changed: false },
        en: 'The account could not be read, and the player leaves',
        bn: 'অ্যাকাউন্ট পড়া যায়নি, খেলোয়াড় বেরিয়ে যান',
      },
      failed: { ...broken, en: 'What follows fails', bn: 'পরের ধাপ ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof passkeyLoginMachine>;
