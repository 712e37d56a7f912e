import type { Samples } from '../../../src/atlas';
import { account, broken, entry, offline } from '../../samples';
import type { entryMachine } from './entry.machine';

const typed = { username: 'player', entry, judged: true };

export const entrySamples = {
  title: { en: 'Steps after login', bn: 'লগ ইনের পরের ধাপ' },
  states: {
    opening: { en: 'The session is stored', bn: 'সেশন সেভ হয়েছে' },
    markingFirstLogin: { en: 'A spinner is shown on the button', bn: 'বোতামে লোডিং চিহ্ন দেখা যায়' },
    judgingPassword: { en: 'The app checks whether the password must be changed', bn: 'পাসওয়ার্ড বদলাতে হবে কি না দেখা হয়' },
    flagging: { en: 'The browser is storing that a password change is due', bn: 'পাসওয়ার্ড বদলাতে হবে, ব্রাউজারে তা সেভ হচ্ছে' },
    changingPassword: {
      en: 'The form for a new password is shown; "Later, log me out" is the only way out',
      bn: 'নতুন পাসওয়ার্ডের ফর্ম দেখা যায়; বের হওয়ার একমাত্র উপায় "পরে করব, লগ আউট করুন"',
    },
    loadingInfo: { en: 'A spinner is shown on the button', bn: 'বোতামে লোডিং চিহ্ন দেখা যায়' },
    infoUnread: {
      en: 'An error reports that the account did not load; "Try again" and "Log out" are offered',
      bn: 'অ্যাকাউন্টের তথ্য লোড না হওয়ার ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" ও "লগ আউট" আছে',
    },
    loggingOut: { en: 'The player is being logged out', bn: 'লগ আউট করা হচ্ছে' },
    entered: { en: 'The player is logged in; all dialogs are closed', bn: 'লগ ইন হয়েছে; সব ডায়ালগ বন্ধ' },
    left: { en: 'The player is logged out', bn: 'খেলোয়াড় লগ আউট হয়েছেন' },
  },
  inputs: {
    'by password': {
      input: typed,
      en: 'Log in as player with the correct password',
      bn: 'player নামে সঠিক পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'a first login': {
      input: { ...typed, username: 'firsttime', entry: { ...entry, firstTimeLogin: true } },
      en: 'Log in as firsttime with the correct password',
      bn: 'firsttime নামে সঠিক পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'the default password': {
      input: { ...typed, username: 'default', entry: { ...entry, passwordDefault: true } },
      en: 'Log in as default with the default password',
      bn: 'default নামে ডিফল্ট পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'an expired password': {
      input: { ...typed, username: 'expired', entry: { ...entry, passwordExpired: true } },
      en: 'Log in as expired with the correct password',
      bn: 'expired নামে সঠিক পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'an expired password, expiry off': {
      input: { ...typed, entry: { ...entry, passwordExpired: true, expiryEnabled: false } },
      en: 'With password expiry switched off, log in with an expired password',
      bn: 'পাসওয়ার্ডের মেয়াদ গণনা বন্ধ রেখে মেয়াদ শেষ হওয়া পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'an expired password, by code': {
      input: { ...typed, entry: { ...entry, passwordExpired: true }, judged: false },
      en: 'Log in by code to an account whose password has expired',
      bn: 'পাসওয়ার্ডের মেয়াদ শেষ হওয়া অ্যাকাউন্টে কোড দিয়ে লগ ইন করুন',
    },
  },
  events: {
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'leave.requested': {
      'by the player': {
        en: 'Press "Log out" or "Later, log me out", or go back',
        bn: '"লগ আউট" বা "পরে করব, লগ আউট করুন" চাপুন, বা পেছনে যান',
      },
    },
  },
  outcomes: {
    flagChange: {
      'flagged, the password held': {
        output: { oldHeld: true },
        en: 'The flag is stored; the typed password is still available',
        bn: 'ফ্ল্যাগ সেভ হয়; লেখা পাসওয়ার্ড এখনও আছে',
      },
      'flagged, no password held': {
        output: { oldHeld: false },
        en: 'The flag is stored; the typed password is not available',
        bn: 'ফ্ল্যাগ সেভ হয়; লেখা পাসওয়ার্ড নেই',
      },
      'not stored': { ...broken, en: 'The browser cannot store the flag', bn: 'ব্রাউজার ফ্ল্যাগ সেভ করতে পারে না' },
    },
    passwordChange: {
      changed: { output: { changed: true, account }, en: 'The player changes the password', bn: 'খেলোয়াড় পাসওয়ার্ড বদলান' },
      'changed, the account not read': {
        output: { changed: true, account: null },
        en: 'The player changes the password, but the account does not load',
        bn: 'খেলোয়াড় পাসওয়ার্ড বদলান, কিন্তু অ্যাকাউন্টের তথ্য লোড হয় না',
      },
      left: {
        output: { changed: false, account: null },
        en: 'The player leaves without changing the password',
        bn: 'খেলোয়াড় পাসওয়ার্ড না বদলে বেরিয়ে যান',
      },
      failed: { ...broken, en: 'The password change fails unexpectedly', bn: 'পাসওয়ার্ড বদলানোয় অপ্রত্যাশিত ত্রুটি হয়' },
    },
    markFirstLogin: {
      marked: { output: undefined, en: 'The server records the first login', bn: 'সার্ভার প্রথম লগ ইন সেভ করে' },
      offline,
    },
    loadMemberInfo: {
      read: { output: account, en: 'The member info loads', bn: 'সদস্যের তথ্য লোড হয়' },
      offline,
    },
    logOut: {
      ended: { output: undefined, en: 'The server ends the session', bn: 'সার্ভার সেশন শেষ করে' },
      offline,
    },
  },
} satisfies Samples<typeof entryMachine>;
