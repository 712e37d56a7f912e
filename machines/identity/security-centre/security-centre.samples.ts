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
  title: { en: 'The security centre', bn: 'নিরাপত্তা কেন্দ্র' },
  states: {
    loading: { en: 'The page shows a loading state', bn: 'লোডিং দেখা যায়' },
    failed: {
      en: 'The page says that it did not work, and offers to try again',
      bn: 'কাজ হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
    },
    overview: {
      en: 'Each setting is shown in a line with a button',
      bn: 'কী কী ঠিক করা আছে সারি সারি দেখা যায়, প্রতিটির একটি বোতাম',
    },
    sessions: { en: 'The list of sessions is open', bn: 'সেশনের তালিকা খোলা' },
    realName: { en: 'The form for the real name is open', bn: 'আসল নামের ফর্ম খোলা' },
    totp: { en: 'The authenticator app is open', bn: 'অথেনটিকেটর অ্যাপ খোলা' },
    passkeys: { en: 'The passkeys are open', bn: 'পাসকিগুলো খোলা' },
    contact: { en: 'The change of a contact is open', bn: 'যোগাযোগ বদল খোলা' },
    paymentPassword: { en: 'The payment password is open', bn: 'পেমেন্ট পাসওয়ার্ড খোলা' },
    bankAccounts: { en: 'The bank accounts and e-wallets are open', bn: 'ব্যাংক অ্যাকাউন্ট ও ই-ওয়ালেট খোলা' },
    closing: { en: 'The form to close the account is open', bn: 'অ্যাকাউন্ট বন্ধের ফর্ম খোলা' },
    left: { en: 'The page is gone; a dialog is open', bn: 'পেজটি আর নেই; একটি ডায়ালগ খোলা' },
    closed: { en: 'The account is closed, and the member centre with it', bn: 'অ্যাকাউন্ট বন্ধ, সদস্য কেন্দ্রও' },
  },
  inputs: {
    opened: { input: { country: homeCountry }, en: 'Open the security centre', bn: 'নিরাপত্তা কেন্দ্র খুলুন' },
  },
  events: {
    'sessions.chosen': {
      'by the player': { en: 'Press "See where you are logged in"', bn: '"কোথায় কোথায় লগ ইন করা আছে দেখুন" চাপুন' },
    },
    'realName.chosen': {
      'by the player': { en: 'Press "Set up" beside the real name', bn: 'আসল নামের পাশে "ঠিক করুন" চাপুন' },
    },
    'totp.chosen': {
      'by the player': { en: 'Press the button beside the authenticator app', bn: 'অথেনটিকেটর অ্যাপের পাশের বোতাম চাপুন' },
    },
    'passkeys.chosen': { 'by the player': { en: 'Press "See your passkeys"', bn: '"আপনার পাসকি দেখুন" চাপুন' } },
    'recoveryCodes.chosen': { 'by the player': { en: 'Press "Renew"', bn: '"নতুন নিন" চাপুন' } },
    'contact.chosen': {
      'the mobile number': {
        event: { kind: 'mobile' },
        en: 'Press "Change" beside the mobile number',
        bn: 'মোবাইল নম্বরের পাশে "বদলান" চাপুন',
      },
      'the e-mail address': {
        event: { kind: 'email' },
        en: 'Press "Change" beside the email address',
        bn: 'ইমেইলের পাশে "বদলান" চাপুন',
      },
    },
    'paymentPassword.chosen': {
      'by the player': { en: 'Press the button beside the payment password', bn: 'পেমেন্ট পাসওয়ার্ডের পাশের বোতাম চাপুন' },
    },
    'bankAccounts.chosen': {
      'by the player': { en: 'Press the button beside the bank accounts', bn: 'ব্যাংক অ্যাকাউন্টের পাশের বোতাম চাপুন' },
    },
    'closing.chosen': { 'by the player': { en: 'Press "Close the account"', bn: '"অ্যাকাউন্ট বন্ধ করুন" চাপুন' } },
    'next.chosen': {
      'another password': {
        event: { next: { to: 'changePassword', params: { username: 'player', forced: false, oldHeld: false } } },
        en: 'Press "Change the password"',
        bn: '"পাসওয়ার্ড বদলান" চাপুন',
      },
      'the profile': {
        event: { next: { to: 'profile' } },
        en: 'Press "See your profile"',
        bn: '"আপনার প্রোফাইল দেখুন" চাপুন',
      },
      'a link': {
        event: { next: { to: 'accountLink', params: { provider: 'google', purpose: 'link' } } },
        en: 'Choose to link Google',
        bn: 'Google লিংক করা বাছুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadOverview: {
      'no real name yet': { output: overview, en: 'A real name is not set yet', bn: 'আসল নাম এখনও দেওয়া হয়নি' },
      'all is set': {
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
        en: 'Everything is set',
        bn: 'সব ঠিক করা আছে',
      },
      offline,
    },
    sessionList: {
      left: { output: undefined, en: 'The list is left', bn: 'তালিকা ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'The list fails', bn: 'তালিকা ব্যর্থ হয়' },
    },
    realNameForm: formEnds({ en: 'The real name is saved', bn: 'আসল নাম রাখা হয়েছে' }),
    totpEnrolment: partEnds({ en: 'The authenticator is changed', bn: 'অথেনটিকেটর বদলেছে' }),
    passkeys: partEnds({ en: 'A passkey was added or removed', bn: 'পাসকি যোগ বা বাদ হয়েছে' }),
    contactChange: partEnds({ en: 'The contact is changed', bn: 'যোগাযোগ বদলেছে' }),
    paymentPassword: partEnds({ en: 'The payment password is set', bn: 'পেমেন্ট পাসওয়ার্ড ঠিক হয়েছে' }),
    bankAccount: partEnds({ en: 'An account was added or removed', bn: 'অ্যাকাউন্ট যোগ বা বাদ হয়েছে' }),
    closingForm: formEnds({ en: 'The account is closed', bn: 'অ্যাকাউন্ট বন্ধ হয়েছে' }),
  },
} satisfies Samples<typeof securityCentreMachine>;
