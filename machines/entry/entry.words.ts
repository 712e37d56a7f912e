import type { Words } from '../../src/atlas';
import type { entryMachine } from './entry.machine';
import type { entrySamples } from './entry.samples';

/** What QA and product read of what follows every way in. */
export const entryWords = {
  en: {
    title: 'After any login',
    states: {
      opening: 'The session is stored',
      markingFirstLogin: 'The button shows a spinner',
      judgingPassword: 'It is decided whether the password must be changed',
      flagging: 'It is recorded that the password must be changed',
      changingPassword: 'The form for a new password is shown; the only way out is to log out',
      loadingInfo: 'The button shows a spinner',
      infoUnread: 'A warning says that the account could not be read, and offers to try again',
      loggingOut: 'Shows that the player is being logged out',
      entered: 'Logged in; what was open is closed',
      left: 'No one is logged in',
    },
    events: {
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'leave.requested': { 'by the player': 'Press "Log out", or go back' },
    },
    outcomes: {
      flagChange: {
        'flagged, the password held': 'It is recorded, and the typed password is held',
        'flagged, no password held': 'It is recorded, and no password is held',
        'not stored': 'The browser stores nothing',
      },
      passwordChange: {
        changed: 'The password is changed',
        'changed, the account not read': 'The password is changed, but the account cannot be read',
        left: 'The player does not want to change it now',
        'broke down': 'The change fails',
      },
      markFirstLogin: { marked: 'The gateway notes the first login', offline: 'The gateway cannot be reached' },
      loadMemberInfo: { read: 'The member info comes', offline: 'The gateway cannot be reached' },
      logOut: { ended: 'The session is ended', offline: 'The gateway cannot be reached' },
    },
    inputs: {
      'by password': 'Log in as player with its password',
      'a first login': 'Log in as firsttime with its password',
      'the default password': 'Log in as default with the default password',
      'an expired password': 'Log in as expired with its password',
      'an expired password, expiry off': 'Log in with an expired password while its module is off',
      'an expired password, by code': 'Log in by a code although the password has expired',
    },
  },
  bn: {
    title: 'যেকোনো লগ ইনের পরে',
    states: {
      opening: 'সেশন রাখা হয়েছে',
      markingFirstLogin: 'বোতামে লোডিং চিহ্ন',
      judgingPassword: 'পাসওয়ার্ড বদলাতে হবে কি না ঠিক হয়',
      flagging: 'পাসওয়ার্ড বদলাতে হবে, তা লিখে রাখা হয়',
      changingPassword: 'নতুন পাসওয়ার্ডের ফর্ম দেখা যায়; বের হওয়ার একমাত্র পথ লগ আউট',
      loadingInfo: 'বোতামে লোডিং চিহ্ন',
      infoUnread: 'অ্যাকাউন্টের তথ্য পড়া যায়নি জানানো হয়, আবার চেষ্টা করা যায়',
      loggingOut: 'লগ আউট করা হচ্ছে, জানানো হয়',
      entered: 'লগ ইন হয়েছে; যা খোলা ছিল তা বন্ধ',
      left: 'কেউ লগ ইন করা নেই',
    },
    events: {
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'leave.requested': { 'by the player': '"লগ আউট" চাপুন, বা পেছনে যান' },
    },
    outcomes: {
      flagChange: {
        'flagged, the password held': 'লিখে রাখা হয়েছে, আগের পাসওয়ার্ড মনে আছে',
        'flagged, no password held': 'লিখে রাখা হয়েছে, আগের পাসওয়ার্ড মনে নেই',
        'not stored': 'ব্রাউজার কিছু রাখে না',
      },
      passwordChange: {
        changed: 'পাসওয়ার্ড বদলেছে',
        'changed, the account not read': 'পাসওয়ার্ড বদলেছে, তবে অ্যাকাউন্টের তথ্য পড়া যায়নি',
        left: 'খেলোয়াড় এখন বদলাতে চায় না',
        'broke down': 'বদলানোর কাজ ব্যর্থ হয়',
      },
      markFirstLogin: { marked: 'গেটওয়ে প্রথম লগ ইন লিখে রাখে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      loadMemberInfo: { read: 'সদস্যের তথ্য আসে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      logOut: { ended: 'সেশন শেষ হয়', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
    inputs: {
      'by password': 'player নামে তার পাসওয়ার্ড দিয়ে লগ ইন করুন',
      'a first login': 'firsttime নামে তার পাসওয়ার্ড দিয়ে লগ ইন করুন',
      'the default password': 'default নামে ডিফল্ট পাসওয়ার্ড দিয়ে লগ ইন করুন',
      'an expired password': 'expired নামে তার পাসওয়ার্ড দিয়ে লগ ইন করুন',
      'an expired password, expiry off': 'মেয়াদের মডিউল বন্ধ রেখে মেয়াদ শেষ হওয়া পাসওয়ার্ডে লগ ইন করুন',
      'an expired password, by code': 'পাসওয়ার্ডের মেয়াদ শেষ হলেও কোড দিয়ে লগ ইন করুন',
    },
  },
} satisfies Words<typeof entryMachine, typeof entrySamples>;
