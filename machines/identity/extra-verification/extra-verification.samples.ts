import type { Samples } from '../../../src/atlas';
import { broken, entry, formEnds } from '../../samples';
import type { extraVerificationMachine } from './extra-verification.machine';

const sms = { kind: 'sms' as const, hint: '+880•••••678' };
const email = { kind: 'email' as const, hint: 'p•••••@example.test' };

export const extraVerificationSamples = {
  title: { en: 'Extra verification at login', bn: 'লগ ইনের সময় বাড়তি যাচাই' },
  states: {
    opening: { en: 'The app checks which methods are available', bn: 'যাচাইয়ের কোন উপায় আছে দেখা হয়' },
    choosing: { en: 'The available methods are listed', bn: 'যাচাইয়ের উপায়গুলোর তালিকা দেখা যায়' },
    sending: { en: 'A code is being sent if the method needs one', bn: 'উপায়টিতে কোড লাগলে কোড পাঠানো হচ্ছে' },
    answering: { en: 'The form of the selected method is shown', bn: 'বেছে নেওয়া উপায়ের ফর্ম দেখা যায়' },
    answered: { en: 'A spinner is shown on the button', bn: 'বোতামে লোডিং চিহ্ন দেখা যায়' },
    verified: { en: 'The login continues', bn: 'লগ ইন এগিয়ে যায়' },
    expired: { en: 'The login form says why the verification failed', bn: 'লগ ইন ফর্মে যাচাই না হওয়ার কারণ দেখা যায়' },
    cancelled: {
      en: 'The login form shows "Please complete the verification first."',
      bn: 'লগ ইন ফর্মে "আগে যাচাইটি শেষ করুন।" দেখা যায়',
    },
  },
  inputs: {
    'SMS or e-mail': {
      input: { proofs: [sms, email] },
      en: 'Log in from a new IP address to an account with a mobile number and an email address',
      bn: 'নতুন IP ঠিকানা থেকে লগ ইন করুন; অ্যাকাউন্টে মোবাইল নম্বর ও ইমেইল আছে',
    },
    'all three': {
      input: { proofs: [sms, email, { kind: 'bankName', hint: 'K••••' }] },
      en: 'Log in from a new IP address to an account with a mobile number, an email address and a bank account',
      bn: 'নতুন IP ঠিকানা থেকে লগ ইন করুন; অ্যাকাউন্টে মোবাইল নম্বর, ইমেইল ও ব্যাংক অ্যাকাউন্ট আছে',
    },
    'the app or a recovery code': {
      input: {
        proofs: [
          { kind: 'totp', hint: '' },
          { kind: 'recoveryCode', hint: '' },
        ],
      },
      en: 'Log in to an account with an authenticator app and recovery codes',
      bn: 'অথেনটিকেটর অ্যাপ ও রিকভারি কোড আছে এমন অ্যাকাউন্টে লগ ইন করুন',
    },
    'a passkey or a recovery code': {
      input: {
        proofs: [
          { kind: 'passkey', hint: '' },
          { kind: 'recoveryCode', hint: '' },
        ],
      },
      en: 'Log in by password to an account with a passkey',
      bn: 'পাসকি আছে এমন অ্যাকাউন্টে পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'a passkey of another host': {
      input: { proofs: [{ kind: 'recoveryCode', hint: 'play.example.test' }] },
      en: 'Log in to an account whose passkey belongs to another site address',
      bn: 'যে অ্যাকাউন্টের পাসকি সাইটের অন্য ঠিকানার, তাতে লগ ইন করুন',
    },
    'only the app': {
      input: { proofs: [{ kind: 'totp', hint: '' }] },
      en: 'Log in to an account with an authenticator app but no recovery codes left',
      bn: 'অথেনটিকেটর অ্যাপ আছে কিন্তু রিকভারি কোড বাকি নেই এমন অ্যাকাউন্টে লগ ইন করুন',
    },
    'only SMS': {
      input: { proofs: [sms] },
      en: 'Log in from a new IP address to an account with only a mobile number',
      bn: 'নতুন IP ঠিকানা থেকে লগ ইন করুন; অ্যাকাউন্টে শুধু মোবাইল নম্বর আছে',
    },
    'only the bank name': {
      input: { proofs: [{ kind: 'bankName', hint: 'K••••' }] },
      en: 'Log in from a new IP address to an account with only a bank account',
      bn: 'নতুন IP ঠিকানা থেকে লগ ইন করুন; অ্যাকাউন্টে শুধু ব্যাংক অ্যাকাউন্ট আছে',
    },
  },
  events: {
    'proof.selected': {
      SMS: { event: { kind: 'sms' }, en: 'Choose "Code by SMS"', bn: '"এসএমএসে কোড" বেছে নিন' },
      'e-mail': { event: { kind: 'email' }, en: 'Choose "Code by email"', bn: '"ইমেইলে কোড" বেছে নিন' },
      'a recovery code': { event: { kind: 'recoveryCode' }, en: 'Choose "Recovery code"', bn: '"রিকভারি কোড" বেছে নিন' },
    },
    'choice.requested': { 'by the player': { en: 'Press "Another way"', bn: '"অন্য উপায়" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Close the verification dialog', bn: 'যাচাইয়ের ডায়ালগ বন্ধ করুন' } },
  },
  outcomes: {
    smsCode: {
      failed: { ...broken, en: 'The SMS code component fails unexpectedly', bn: 'এসএমএস কোডের অংশে অপ্রত্যাশিত ত্রুটি হয়' },
    },
    mailCode: {
      failed: { ...broken, en: 'The email code component fails unexpectedly', bn: 'ইমেইল কোডের অংশে অপ্রত্যাশিত ত্রুটি হয়' },
    },
    proofForm: formEnds({
      en: 'The server accepts the answer, or reports that it is too late',
      bn: 'সার্ভার উত্তর গ্রহণ করে, বা জানায় দেরি হয়ে গেছে',
    }),
    takeAnswer: {
      right: { output: { username: 'player', entry }, en: 'The server accepts the login', bn: 'সার্ভার লগ ইন গ্রহণ করে' },
      'too late': {
        error: { kind: 'rejected', code: 'proof.expired', message: 'This log-in waited too long.', status: 422 },
        en: 'The server rejects the login: it waited too long',
        bn: 'সার্ভার লগ ইন গ্রহণ করে না: অনেকক্ষণ অপেক্ষায় ছিল',
      },
    },
  },
} satisfies Samples<typeof extraVerificationMachine>;
