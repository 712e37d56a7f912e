import type { Words } from '../../src/atlas';
import type { securityCentreMachine } from './security-centre.machine';
import type { securityCentreSamples } from './security-centre.samples';

/** What QA and product read of the security centre. */
export const securityCentreWords = {
  en: {
    title: 'The security centre',
    states: {
      loading: 'The page shows a loading state',
      failed: 'The page says that it did not work, and offers to try again',
      overview: 'What is set is shown, line by line, with a button each',
      sessions: 'The list of sessions is open',
      realName: 'The form for the real name is open',
      totp: 'The authenticator app is open',
      contact: 'The change of a contact is open',
      paymentPassword: 'The payment password is open',
      bankAccounts: 'The bank accounts and e-wallets are open',
      closing: 'The form to close the account is open',
      left: 'The page is gone; a dialog is open',
      closed: 'The account is closed, and the member centre with it',
    },
    events: {
      'sessions.chosen': { 'by the player': 'Press "See where you are logged in"' },
      'realName.chosen': { 'by the player': 'Press "Set up" beside the real name' },
      'totp.chosen': { 'by the player': 'Press the button beside the authenticator app' },
      'contact.chosen': {
        'the mobile number': 'Press "Change" beside the mobile number',
        'the e-mail address': 'Press "Change" beside the email address',
      },
      'paymentPassword.chosen': { 'by the player': 'Press the button beside the payment password' },
      'bankAccounts.chosen': { 'by the player': 'Press the button beside the bank accounts' },
      'closing.chosen': { 'by the player': 'Press "Close the account"' },
      'next.chosen': { 'another password': 'Press "Change the password"', 'a link': 'Choose to link Google' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
    },
    outcomes: {
      loadOverview: {
        'no real name yet': 'A real name is not set yet',
        'all is set': 'Everything is set',
        offline: 'The gateway cannot be reached',
      },
      sessionList: { left: 'The list is left', 'broke down': 'The list fails' },
      realNameForm: { sent: 'The real name is kept', left: 'The form is left', 'broke down': 'The form fails' },
      totpEnrolment: { changed: 'The authenticator is changed', left: 'It is left', 'broke down': 'It fails' },
      contactChange: { changed: 'The contact is changed', left: 'It is left', 'broke down': 'It fails' },
      paymentPassword: { changed: 'The payment password is set', left: 'It is left', 'broke down': 'It fails' },
      bankAccount: { changed: 'An account was added or removed', left: 'It is left', 'broke down': 'It fails' },
      closingForm: { sent: 'The account is closed', left: 'The form is left', 'broke down': 'The form fails' },
    },
  },
  bn: {
    title: 'নিরাপত্তা কেন্দ্র',
    states: {
      loading: 'লোডিং দেখা যায়',
      failed: 'কাজ হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
      overview: 'কী কী ঠিক করা আছে সারি সারি দেখা যায়, প্রতিটির একটি বোতাম',
      sessions: 'সেশনের তালিকা খোলা',
      realName: 'আসল নামের ফর্ম খোলা',
      totp: 'অথেনটিকেটর অ্যাপ খোলা',
      contact: 'যোগাযোগ বদল খোলা',
      paymentPassword: 'পেমেন্ট পাসওয়ার্ড খোলা',
      bankAccounts: 'ব্যাংক অ্যাকাউন্ট ও ই-ওয়ালেট খোলা',
      closing: 'অ্যাকাউন্ট বন্ধের ফর্ম খোলা',
      left: 'পেজটি আর নেই; একটি ডায়ালগ খোলা',
      closed: 'অ্যাকাউন্ট বন্ধ, সদস্য কেন্দ্রও',
    },
    events: {
      'sessions.chosen': { 'by the player': '"কোথায় কোথায় লগ ইন করা আছে দেখুন" চাপুন' },
      'realName.chosen': { 'by the player': 'আসল নামের পাশে "ঠিক করুন" চাপুন' },
      'totp.chosen': { 'by the player': 'অথেনটিকেটর অ্যাপের পাশের বোতাম চাপুন' },
      'contact.chosen': {
        'the mobile number': 'মোবাইল নম্বরের পাশে "বদলান" চাপুন',
        'the e-mail address': 'ইমেইলের পাশে "বদলান" চাপুন',
      },
      'paymentPassword.chosen': { 'by the player': 'পেমেন্ট পাসওয়ার্ডের পাশের বোতাম চাপুন' },
      'bankAccounts.chosen': { 'by the player': 'ব্যাংক অ্যাকাউন্টের পাশের বোতাম চাপুন' },
      'closing.chosen': { 'by the player': '"অ্যাকাউন্ট বন্ধ করুন" চাপুন' },
      'next.chosen': { 'another password': '"পাসওয়ার্ড বদলান" চাপুন', 'a link': 'Google লিংক করা বাছুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: {
      loadOverview: {
        'no real name yet': 'আসল নাম এখনও দেওয়া হয়নি',
        'all is set': 'সব ঠিক করা আছে',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      sessionList: { left: 'তালিকা ছেড়ে দেওয়া হয়েছে', 'broke down': 'তালিকা ব্যর্থ হয়' },
      realNameForm: { sent: 'আসল নাম রাখা হয়েছে', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
      totpEnrolment: { changed: 'অথেনটিকেটর বদলেছে', left: 'ছেড়ে দেওয়া হয়েছে', 'broke down': 'ব্যর্থ হয়' },
      contactChange: { changed: 'যোগাযোগ বদলেছে', left: 'ছেড়ে দেওয়া হয়েছে', 'broke down': 'ব্যর্থ হয়' },
      paymentPassword: { changed: 'পেমেন্ট পাসওয়ার্ড ঠিক হয়েছে', left: 'ছেড়ে দেওয়া হয়েছে', 'broke down': 'ব্যর্থ হয়' },
      bankAccount: { changed: 'অ্যাকাউন্ট যোগ বা বাদ হয়েছে', left: 'ছেড়ে দেওয়া হয়েছে', 'broke down': 'ব্যর্থ হয়' },
      closingForm: { sent: 'অ্যাকাউন্ট বন্ধ হয়েছে', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof securityCentreMachine, typeof securityCentreSamples>;
