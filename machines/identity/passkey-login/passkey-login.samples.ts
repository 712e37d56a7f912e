import type { Samples } from '../../../src/atlas';
import { account, broken, entry, offline } from '../../samples';
import type { passkeyLoginMachine } from './passkey-login.machine';

export const passkeyLoginSamples = {
  title: { en: 'Passkey login', bn: 'পাসকি দিয়ে লগ ইন' },
  states: {
    signing: {
      en: 'The browser’s passkey dialog is open; instructions are shown',
      bn: 'ব্রাউজারের পাসকি ডায়ালগ খোলা; কী করতে হবে লেখা আছে',
    },
    stopped: {
      en: 'The login failed; "Try again" and "Log in another way" are offered',
      bn: 'লগ ইন হয়নি; "আবার চেষ্টা করুন" ও "অন্যভাবে লগ ইন করুন" আছে',
    },
    'stopped.cancelled': {
      en: 'A neutral note reports that the player is not logged in',
      bn: 'লগ ইন না হওয়ার সাধারণ বার্তা দেখা যায়',
    },
    'stopped.unable': { en: 'An error reports that passkeys do not work here', bn: 'এখানে পাসকি না চলার ত্রুটি দেখা যায়' },
    'stopped.rejected': { en: 'An error says why the login failed', bn: 'লগ ইন না হওয়ার কারণ দেখা যায়' },
    loggingIn: { en: 'The passkey is being checked', bn: 'পাসকি যাচাই হচ্ছে' },
    entering: { en: 'The passkey is being checked', bn: 'পাসকি যাচাই হচ্ছে' },
    loggedIn: { en: 'The player is logged in; the dialog is closed', bn: 'লগ ইন হয়েছে; ডায়ালগ বন্ধ' },
    cancelled: { en: 'The dialog is closed', bn: 'ডায়ালগ বন্ধ' },
  },
  events: {
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'next.selected': {
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
        en: 'Choose a passkey in the browser’s dialog and confirm',
        bn: 'ব্রাউজারের ডায়ালগে পাসকি বেছে নিশ্চিত করুন',
      },
      cancelled: { output: { kind: 'cancelled' }, en: 'Close the browser’s dialog', bn: 'ব্রাউজারের ডায়ালগ বন্ধ করুন' },
      unable: {
        output: { kind: 'unable' },
        en: 'The browser does not support passkeys here',
        bn: 'এখানে ব্রাউজারে পাসকি চলে না',
      },
      offline,
    },
    logIn: {
      'a known passkey': {
        output: { username: 'player', entry },
        en: 'The server accepts the passkey',
        bn: 'সার্ভার পাসকি গ্রহণ করে',
      },
      'a passkey that was removed': {
        error: {
          kind: 'rejected',
          code: 'passkey.refused',
          message: 'This passkey does not work here. It may have been removed. Try another way.',
          status: 422,
        },
        en: 'The server rejects the passkey: it was removed',
        bn: 'সার্ভার পাসকি গ্রহণ করে না: এটি সরানো হয়েছে',
      },
      offline,
    },
    entry: {
      'account loaded': { output: { account, changed: false }, en: 'The account loads', bn: 'অ্যাকাউন্টের তথ্য লোড হয়' },
      'left before loading': {
        output: { account: null, changed: false },
        en: 'The account does not load, and the player leaves',
        bn: 'অ্যাকাউন্টের তথ্য লোড হয় না, খেলোয়াড় বেরিয়ে যান',
      },
      failed: { ...broken, en: 'The steps after the login fail unexpectedly', bn: 'লগ ইনের পরের ধাপে অপ্রত্যাশিত ত্রুটি হয়' },
    },
  },
} satisfies Samples<typeof passkeyLoginMachine>;
