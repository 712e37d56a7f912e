import type { Samples } from '../../../src/atlas';
import { broken, entry, formEnds } from '../../samples';
import type { extraVerificationMachine } from './extra-verification.machine';

const sms = { kind: 'sms' as const, hint: '+880•••••678' };
const email = { kind: 'email' as const, hint: 'p•••••@example.test' };

export const extraVerificationSamples = {
  title: { en: 'One more proof', bn: 'আরও একটি প্রমাণ' },
  states: {
    opening: { en: 'It is decided whether there is something to choose', bn: 'বাছাইয়ের কিছু আছে কি না ঠিক হয়' },
    choosing: { en: 'The available methods are listed', bn: 'কী কী প্রমাণ দেওয়া যায়, তার তালিকা দেখা যায়' },
    sending: { en: 'A code is requested if the method is a code', bn: 'প্রমাণটি কোড হলে কোড চাওয়া হয়' },
    answering: { en: 'The form for the proof is shown', bn: 'প্রমাণের ফর্ম দেখা যায়' },
    answered: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    passed: { en: 'The login continues', bn: 'লগ ইন এগিয়ে যায়' },
    over: { en: 'The login form says that it took too long', bn: 'লগ ইন ফর্মে লেখা, অনেক দেরি হয়েছে' },
    cancelled: { en: 'The login form says that verification comes first', bn: 'লগ ইন ফর্মে লেখা, আগে যাচাই' },
  },
  inputs: {
    'SMS or e-mail': {
      input: { proofs: [sms, email] },
      en: 'Log in from a new address, with a mobile number and an email address known',
      bn: 'নতুন ঠিকানা থেকে লগ ইন করুন; মোবাইল ও ইমেইল জানা আছে',
    },
    'all three': {
      input: { proofs: [sms, email, { kind: 'bankName', hint: 'K••••' }] },
      en: 'Log in from a new address, with every proof known',
      bn: 'নতুন ঠিকানা থেকে লগ ইন করুন; সব প্রমাণ জানা আছে',
    },
    'the app or a recovery code': {
      input: {
        proofs: [
          { kind: 'totp', hint: '' },
          { kind: 'recoveryCode', hint: '' },
        ],
      },
      en: 'Log in with an authenticator app set up',
      bn: 'অথেনটিকেটর অ্যাপ চালু রেখে লগ ইন করুন',
    },
    'a passkey or a recovery code': {
      input: {
        proofs: [
          { kind: 'passkey', hint: '' },
          { kind: 'recoveryCode', hint: '' },
        ],
      },
      en: 'Log in with a passkey added, but by the password',
      bn: 'পাসকি যোগ করা আছে, তবু পাসওয়ার্ড দিয়ে লগ ইন করুন',
    },
    'a passkey of another host': {
      input: { proofs: [{ kind: 'recoveryCode', hint: 'play.example.test' }] },
      en: 'Log in with a passkey that was added at another address',
      bn: 'অন্য ঠিকানায় যোগ করা পাসকি রেখে লগ ইন করুন',
    },
    'the app alone': {
      input: { proofs: [{ kind: 'totp', hint: '' }] },
      en: 'Log in with an authenticator app set up and no recovery code left',
      bn: 'অথেনটিকেটর অ্যাপ চালু রেখে লগ ইন করুন; কোনো রিকভারি কোড বাকি নেই',
    },
    'SMS alone': {
      input: { proofs: [sms] },
      en: 'Log in from a new address, with a mobile number known',
      bn: 'নতুন ঠিকানা থেকে লগ ইন করুন; শুধু মোবাইল জানা আছে',
    },
    'the bank name alone': {
      input: { proofs: [{ kind: 'bankName', hint: 'K••••' }] },
      en: 'Log in from a new address, with the name of the bank account known',
      bn: 'নতুন ঠিকানা থেকে লগ ইন করুন; শুধু ব্যাংক অ্যাকাউন্টের নাম জানা আছে',
    },
  },
  events: {
    'proof.chosen': {
      SMS: { event: { kind: 'sms' }, en: 'Choose "Code by SMS"', bn: '"এসএমএসে কোড" বাছুন' },
      'e-mail': { event: { kind: 'email' }, en: 'Choose "Code by email"', bn: '"ইমেইলে কোড" বাছুন' },
      'a recovery code': { event: { kind: 'recoveryCode' }, en: 'Choose "Recovery code"', bn: '"রিকভারি কোড" বাছুন' },
    },
    'choice.requested': { 'by the player': { en: 'Press "Another way"', bn: '"অন্য উপায়" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Close the verification', bn: 'যাচাই বন্ধ করুন' } },
  },
  outcomes: {
    smsCode: { failed: { ...broken, en: 'The code by SMS fails', bn: 'এসএমএস কোডের অংশ ব্যর্থ হয়' } },
    mailCode: { failed: { ...broken, en: 'The code by email fails', bn: 'ইমেইল কোডের অংশ ব্যর্থ হয়' } },
    proofForm: formEnds({
      en: 'The gateway takes it, or says that it is too late',
      bn: 'গেটওয়ে মেনে নেয়, বা জানায় দেরি হয়ে গেছে',
    }),
    takeAnswer: {
      right: { output: { username: 'player', entry }, en: 'The gateway accepts it', bn: 'গেটওয়ে মেনে নেয়' },
      'too late': {
        error: { kind: 'rejected', code: 'proof.expired', message: 'This log-in waited too long.', status: 422 },
        en: 'The gateway says that the login waited too long',
        bn: 'গেটওয়ে জানায়, লগ ইন অনেকক্ষণ অপেক্ষায় ছিল',
      },
    },
  },
} satisfies Samples<typeof extraVerificationMachine>;
