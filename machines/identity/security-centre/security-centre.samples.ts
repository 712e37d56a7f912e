import type { Samples } from '../../../src/atlas';
import { broken, formEnds, homeCountry, offline, partEnds } from '../../samples';
import type { securityCentreMachine } from './security-centre.machine';

const overview = {
  account: 'player',
  realName: null,
  email: 'p•••••@example.test',
  mobile: '+880•••••••678',
  totp: false,
  passkeys: 0,
  recoveryCodesLeft: null,
  factorAsked: null,
  links: [],
  passwordChangedAt: 1_800_000_000_000,
  paymentPassword: false,
  bankAccounts: 0,
};

export const securityCentreSamples = {
  title: { en: 'Account security', bn: 'অ্যাকাউন্টের নিরাপত্তা' },
  states: {
    loading: { en: 'The account is loading', bn: 'অ্যাকাউন্ট লোড হচ্ছে' },
    failed: {
      en: 'An error is shown; "Try again" is offered',
      bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    overview: {
      en: 'The security settings are listed, one per row',
      bn: 'নিরাপত্তার সেটিংগুলো সারি ধরে দেখা যায়',
    },
    sessions: { en: 'The session list is open', bn: 'সেশনের তালিকা খোলা' },
    realName: { en: 'The form for the real name is open', bn: 'আসল নামের ফর্ম খোলা' },
    totp: {
      en: 'The section for the authenticator app or the recovery codes is open',
      bn: 'অথেনটিকেটর অ্যাপ বা রিকভারি কোডের অংশ খোলা',
    },
    passkeys: { en: 'The passkeys section is open', bn: 'পাসকির অংশ খোলা' },
    contact: {
      en: 'The form to change the mobile number or email address is open',
      bn: 'মোবাইল নম্বর বা ইমেইল ঠিকানা বদলানোর ফর্ম খোলা',
    },
    paymentPassword: { en: 'The payment password section is open', bn: 'পেমেন্ট পাসওয়ার্ডের অংশ খোলা' },
    bankAccounts: { en: 'The list of bank accounts and e-wallets is open', bn: 'ব্যাংক অ্যাকাউন্ট ও ই-ওয়ালেটের তালিকা খোলা' },
    ownData: { en: 'The section "Your data" is open', bn: '"আপনার তথ্য" অংশ খোলা' },
    closing: { en: 'The form to close the account is open', bn: 'অ্যাকাউন্ট বন্ধ করার ফর্ম খোলা' },
    leftForDialog: { en: 'The page is closed; a dialog is open', bn: 'পেজ বন্ধ; একটি ডায়ালগ খোলা' },
    closed: { en: 'The account is closed; the player is logged out', bn: 'অ্যাকাউন্ট বন্ধ; খেলোয়াড় লগ আউট হয়েছেন' },
  },
  inputs: {
    opened: {
      input: { country: homeCountry },
      en: 'Open "My account" in the member centre',
      bn: 'সদস্য কেন্দ্রে "আমার অ্যাকাউন্ট" খুলুন',
    },
  },
  events: {
    'sessions.selected': {
      'by the player': {
        en: 'Press "See" in the row "Where you are logged in"',
        bn: '"কোথায় কোথায় লগ ইন করা আছে" সারিতে "দেখুন" চাপুন',
      },
    },
    'realName.selected': {
      'by the player': { en: 'Press "Set up" in the row "Real name"', bn: '"আসল নাম" সারিতে "ঠিক করুন" চাপুন' },
    },
    'totp.selected': {
      'by the player': { en: 'Press the button in the row "Authenticator app"', bn: '"অথেনটিকেটর অ্যাপ" সারির বোতাম চাপুন' },
    },
    'passkeys.selected': {
      'by the player': { en: 'Press "See" in the row "Passkeys"', bn: '"পাসকি" সারিতে "দেখুন" চাপুন' },
    },
    'recoveryCodes.selected': {
      'by the player': { en: 'Press "Renew" in the row "Recovery codes"', bn: '"রিকভারি কোড" সারিতে "নতুন নিন" চাপুন' },
    },
    'contact.selected': {
      'the mobile number': {
        event: { kind: 'mobile' },
        en: 'Press "Change" in the row "Mobile number"',
        bn: '"মোবাইল নম্বর" সারিতে "বদলান" চাপুন',
      },
      'the e-mail address': {
        event: { kind: 'email' },
        en: 'Press "Change" in the row "Email address"',
        bn: '"ইমেইল ঠিকানা" সারিতে "বদলান" চাপুন',
      },
    },
    'paymentPassword.selected': {
      'by the player': { en: 'Press the button in the row "Payment password"', bn: '"পেমেন্ট পাসওয়ার্ড" সারির বোতাম চাপুন' },
    },
    'bankAccounts.selected': {
      'by the player': {
        en: 'Press "See" in the row "Bank accounts and e-wallets"',
        bn: '"ব্যাংক অ্যাকাউন্ট ও ই-ওয়ালেট" সারিতে "দেখুন" চাপুন',
      },
    },
    'ownData.selected': {
      'by the player': { en: 'Press "See" in the row "Your data"', bn: '"আপনার তথ্য" সারিতে "দেখুন" চাপুন' },
    },
    'closing.selected': {
      'by the player': {
        en: 'Press "Close" in the row "Close account permanently"',
        bn: '"অ্যাকাউন্ট স্থায়ীভাবে বন্ধ" সারিতে "বন্ধ করুন" চাপুন',
      },
    },
    'next.selected': {
      'another password': {
        event: { next: { to: 'changePassword', params: { username: 'player', forced: false, oldHeld: false } } },
        en: 'Press "Change" in the row "Password"',
        bn: '"পাসওয়ার্ড" সারিতে "বদলান" চাপুন',
      },
      'the profile': {
        event: { next: { to: 'profile' } },
        en: 'Press "See" in the row "Profile"',
        bn: '"প্রোফাইল" সারিতে "দেখুন" চাপুন',
      },
      'a link': {
        event: { next: { to: 'accountLink', params: { provider: 'google', purpose: 'link' } } },
        en: 'Press "Link" in the row of Google',
        bn: 'Google-এর সারিতে "যুক্ত করুন" চাপুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadOverview: {
      'real name missing': {
        output: overview,
        en: 'The settings load; the real name is not set',
        bn: 'সেটিং লোড হয়; আসল নাম দেওয়া হয়নি',
      },
      'everything is set': {
        output: {
          ...overview,
          realName: 'Rahim Uddin',
          totp: true,
          passkeys: 1,
          recoveryCodesLeft: 10,
          factorAsked: 'code',
          paymentPassword: true,
          bankAccounts: 1,
        },
        en: 'The settings load; everything is set up',
        bn: 'সেটিং লোড হয়; সব ঠিক করা আছে',
      },
      offline,
    },
    sessionList: {
      left: { output: undefined, en: 'The player leaves the session list', bn: 'খেলোয়াড় সেশনের তালিকা থেকে ফিরে যান' },
      failed: { ...broken, en: 'The session list crashes', bn: 'সেশনের তালিকায় ত্রুটি ঘটে' },
    },
    realNameForm: formEnds({ en: 'The server saves the real name', bn: 'সার্ভার আসল নাম সংরক্ষণ করে' }),
    totpEnrolment: partEnds({
      en: 'The authenticator app or the recovery codes are changed',
      bn: 'অথেনটিকেটর অ্যাপ বা রিকভারি কোড বদলেছে',
    }),
    passkeys: partEnds({ en: 'The passkeys are changed', bn: 'পাসকি বদলেছে' }),
    contactChange: partEnds({
      en: 'The mobile number or email address is changed',
      bn: 'মোবাইল নম্বর বা ইমেইল ঠিকানা বদলেছে',
    }),
    paymentPassword: partEnds({
      en: 'The payment password is set or changed',
      bn: 'পেমেন্ট পাসওয়ার্ড ঠিক করা বা বদলানো হয়েছে',
    }),
    bankAccount: partEnds({
      en: 'A bank account or e-wallet is added or removed',
      bn: 'ব্যাংক অ্যাকাউন্ট বা ই-ওয়ালেট যোগ করা বা সরানো হয়েছে',
    }),
    ownData: {
      left: { output: undefined, en: 'The player leaves the own data', bn: 'খেলোয়াড় নিজের তথ্য থেকে ফিরে যান' },
      failed: { ...broken, en: 'The own data crash', bn: 'নিজের তথ্যের অংশে ত্রুটি ঘটে' },
    },
    closingForm: formEnds({ en: 'The server closes the account', bn: 'সার্ভার অ্যাকাউন্ট বন্ধ করে' }),
  },
} satisfies Samples<typeof securityCentreMachine>;
