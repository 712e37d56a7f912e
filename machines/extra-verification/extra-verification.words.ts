import type { Words } from '../../src/atlas';
import type { extraVerificationMachine } from './extra-verification.machine';
import type { extraVerificationSamples } from './extra-verification.samples';

/** What QA and product read of the extra verification. */
export const extraVerificationWords = {
  en: {
    title: 'One more proof, from an unregistered address',
    states: {
      opening: 'It is decided whether there is something to choose',
      choosing: 'The proofs that can be given are listed',
      sending: 'A code is asked for where the proof is one',
      answering: 'The form for the proof is shown',
      'answering.untouched': 'The form is fresh',
      'answering.empty': 'The field says that something is missing',
      'answering.refused': 'A warning says why the answer did not do',
      validating: 'The button shows a spinner',
      checking: 'The button shows a spinner',
      passed: 'The login goes on',
      over: 'The login form says that it took too long',
      cancelled: 'The login form says that verification comes first',
    },
    events: {
      'proof.chosen': { SMS: 'Choose "Code by SMS"', 'e-mail': 'Choose "Code by email"' },
      'choice.requested': { 'by the player': 'Press "Another way"' },
      'form.submitted': { 'by the player': 'Type what is asked for and press "Confirm"' },
      'leave.requested': { 'by the player': 'Close the verification' },
    },
    outcomes: {
      smsCode: { 'broke down': 'The code by SMS fails' },
      mailCode: { 'broke down': 'The code by email fails' },
      validate: { typed: 'Something was typed', 'nothing typed': 'Nothing was typed', 'broke down': 'The check fails' },
      checkAnswer: {
        right: 'The gateway accepts it',
        wrong: 'The gateway says that it is wrong',
        'wrong code': 'The gateway says that the code is wrong',
        'too late': 'The gateway says that the login waited too long',
        offline: 'The gateway cannot be reached',
      },
    },
    inputs: {
      'SMS or e-mail': 'Log in from a new address, with a mobile number and an email address known',
      'all four': 'Log in from a new address, with every proof known',
      'SMS alone': 'Log in from a new address, with a mobile number known',
      'the bank name alone': 'Log in from a new address, with the name of the bank account known',
    },
  },
  bn: {
    title: 'অনিবন্ধিত ঠিকানা থেকে আরও একটি প্রমাণ',
    states: {
      opening: 'বাছাইয়ের কিছু আছে কি না ঠিক হয়',
      choosing: 'কী কী প্রমাণ দেওয়া যায়, তার তালিকা দেখা যায়',
      sending: 'প্রমাণটি কোড হলে কোড চাওয়া হয়',
      answering: 'প্রমাণের ফর্ম দেখা যায়',
      'answering.untouched': 'ফর্মটি নতুন',
      'answering.empty': 'ঘরের পাশে লেখা, কিছু লেখা হয়নি',
      'answering.refused': 'উত্তর কেন হলো না জানানো হয়',
      validating: 'বোতামে লোডিং চিহ্ন',
      checking: 'বোতামে লোডিং চিহ্ন',
      passed: 'লগ ইন এগিয়ে যায়',
      over: 'লগ ইন ফর্মে লেখা, অনেক দেরি হয়েছে',
      cancelled: 'লগ ইন ফর্মে লেখা, আগে যাচাই',
    },
    events: {
      'proof.chosen': { SMS: '"এসএমএসে কোড" বাছুন', 'e-mail': '"ইমেইলে কোড" বাছুন' },
      'choice.requested': { 'by the player': '"অন্য উপায়" চাপুন' },
      'form.submitted': { 'by the player': 'যা চাওয়া হয়েছে লিখে "নিশ্চিত করুন" চাপুন' },
      'leave.requested': { 'by the player': 'যাচাই বন্ধ করুন' },
    },
    outcomes: {
      smsCode: { 'broke down': 'এসএমএস কোডের অংশ ব্যর্থ হয়' },
      mailCode: { 'broke down': 'ইমেইল কোডের অংশ ব্যর্থ হয়' },
      validate: { typed: 'কিছু লেখা হয়েছে', 'nothing typed': 'কিছু লেখা হয়নি', 'broke down': 'যাচাই ব্যর্থ হয়' },
      checkAnswer: {
        right: 'গেটওয়ে মেনে নেয়',
        wrong: 'গেটওয়ে জানায়, ভুল',
        'wrong code': 'গেটওয়ে জানায়, কোডটি ভুল',
        'too late': 'গেটওয়ে জানায়, লগ ইন অনেকক্ষণ অপেক্ষায় ছিল',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
    },
    inputs: {
      'SMS or e-mail': 'নতুন ঠিকানা থেকে লগ ইন করুন; মোবাইল ও ইমেইল জানা আছে',
      'all four': 'নতুন ঠিকানা থেকে লগ ইন করুন; সব প্রমাণ জানা আছে',
      'SMS alone': 'নতুন ঠিকানা থেকে লগ ইন করুন; শুধু মোবাইল জানা আছে',
      'the bank name alone': 'নতুন ঠিকানা থেকে লগ ইন করুন; শুধু ব্যাংক অ্যাকাউন্টের নাম জানা আছে',
    },
  },
} satisfies Words<typeof extraVerificationMachine, typeof extraVerificationSamples>;
