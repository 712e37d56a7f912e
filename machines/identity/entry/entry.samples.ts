import type { Samples } from '../../../src/atlas';
import { account, broken, entry, offline } from '../../samples';
import type { entryMachine } from './entry.machine';

const typed = { username: 'player', entry, judged: true };

export const entrySamples = {
  title: { en: 'After any login', bn: 'যেকোনো লগ ইনের পরে' },
  states: {
    opening: { en: 'The session is stored', bn: 'সেশন রাখা হয়েছে' },
    markingFirstLogin: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    judgingPassword: { en: 'It is decided whether the password must be changed', bn: 'পাসওয়ার্ড বদলাতে হবে কি না ঠিক হয়' },
    flagging: { en: 'It is recorded that the password must be changed', bn: 'পাসওয়ার্ড বদলাতে হবে, তা লিখে রাখা হয়' },
    changingPassword: {
      en: 'The form for a new password is shown; the only way out is to log out',
      bn: 'নতুন পাসওয়ার্ডের ফর্ম দেখা যায়; বের হওয়ার একমাত্র পথ লগ আউট',
    },
    loadingInfo: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    infoUnread: {
      en: 'A warning says that the account could not be read, and offers to try again',
      bn: 'অ্যাকাউন্টের তথ্য পড়া যায়নি জানানো হয়, আবার চেষ্টা করা যায়',
    },
    loggingOut: { en: 'Shows that the player is being logged out', bn: 'লগ আউট করা হচ্ছে, জানানো হয়' },
    entered: { en: 'Logged in; what was open is closed', bn: 'লগ ইন হয়েছে; যা খোলা ছিল তা বন্ধ' },
    left: { en: 'No one is logged in', bn: 'কেউ লগ ইন করা নেই' },
  },
  inputs: {
    'by password': {
      input: typed,
      en: 'Log in as player with its password',
      bn: 'player নামে তার পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'a first login': {
      input: { ...typed, username: 'firsttime', entry: { ...entry, firstTimeLogin: true } },
      en: 'Log in as firsttime with its password',
      bn: 'firsttime নামে তার পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'the default password': {
      input: { ...typed, username: 'default', entry: { ...entry, passwordDefault: true } },
      en: 'Log in as default with the default password',
      bn: 'default নামে ডিফল্ট পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'an expired password': {
      input: { ...typed, username: 'expired', entry: { ...entry, passwordExpired: true } },
      en: 'Log in as expired with its password',
      bn: 'expired নামে তার পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'an expired password, expiry off': {
      input: { ...typed, entry: { ...entry, passwordExpired: true, expiryEnabled: false } },
      en: 'Log in with an expired password while its module is off',
      bn: 'মেয়াদের মডিউল বন্ধ রেখে মেয়াদ শেষ হওয়া পাসওয়ার্ডে লগ ইন করুন',
    },
    'an expired password, by code': {
      input: { ...typed, entry: { ...entry, passwordExpired: true }, judged: false },
      en: 'Log in by a code although the password has expired',
      bn: 'পাসওয়ার্ডের মেয়াদ শেষ হলেও কোড দিয়ে লগ ইন করুন',
    },
  },
  events: {
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Press "Log out", or go back', bn: '"লগ আউট" চাপুন, বা পেছনে যান' } },
  },
  outcomes: {
    flagChange: {
      'flagged, the password held': {
        output: { oldHeld: true },
        en: 'It is recorded, and the typed password is held',
        bn: 'লিখে রাখা হয়েছে, আগের পাসওয়ার্ড মনে আছে',
      },
      'flagged, no password held': {
        output: { oldHeld: false },
        en: 'It is recorded, and no password is held',
        bn: 'লিখে রাখা হয়েছে, আগের পাসওয়ার্ড মনে নেই',
      },
      'not stored': { ...broken, en: 'The browser stores nothing', bn: 'ব্রাউজার কিছু রাখে না' },
    },
    passwordChange: {
      changed: { output: { changed: true, account }, en: 'The password is changed', bn: 'পাসওয়ার্ড বদলেছে' },
      'changed, the account not read': {
        output: { changed: true, account: null },
        en: 'The password is changed, but the account cannot be read',
        bn: 'পাসওয়ার্ড বদলেছে, তবে অ্যাকাউন্টের তথ্য পড়া যায়নি',
      },
      left: {
        output: { changed: false, account: null },
        en: 'The player does not want to change it now',
        bn: 'খেলোয়াড় এখন বদলাতে চায় না',
      },
      failed: { ...broken, en: 'The change fails', bn: 'বদলানোর কাজ ব্যর্থ হয়' },
    },
    markFirstLogin: {
      marked: { output: undefined, en: 'The gateway notes the first login', bn: 'গেটওয়ে প্রথম লগ ইন লিখে রাখে' },
      offline,
    },
    loadMemberInfo: {
      read: { output: account, en: 'The member info comes', bn: 'সদস্যের তথ্য আসে' },
      offline,
    },
    logOut: {
      ended: { output: undefined, en: 'The session is ended', bn: 'সেশন শেষ হয়' },
      offline,
    },
  },
} satisfies Samples<typeof entryMachine>;
