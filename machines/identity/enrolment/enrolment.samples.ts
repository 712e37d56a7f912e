import type { Samples } from '../../../src/atlas';
import { broken, entry, offline } from '../../samples';
import { account } from '../registration/registration.samples';
import type { enrolmentMachine } from './enrolment.machine';

const brokeDown = { ...broken, en: 'The puzzle fails unexpectedly', bn: 'পাজলে অপ্রত্যাশিত ত্রুটি হয়' };
const typed = {
  username: 'rupa_77',
  affiliateCode: 'MAIDAN1',
  mobileNum: '01812345678',
  countryDialingCode: '880',
  age: '18',
  terms: '2026-01 2026-01',
};
const nothing = { codeCheck: false, slide: false, phoneProof: false };

/** Checks before a registration, and their outcomes; the registration itself, and the steps after it. */
export const enrolmentSamples = {
  title: { en: 'Registration attempt', bn: 'নিবন্ধনের চেষ্টা' },
  states: {
    opening: { en: 'The app checks for a typed invitation code', bn: 'আমন্ত্রণ কোড লেখা আছে কি না দেখা হয়' },
    checkingCode: { en: 'A spinner is shown on "Create my account"', bn: '"অ্যাকাউন্ট তৈরি করুন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    codeRefused: {
      en: 'The pop-up "Invalid invitation code" is shown',
      bn: '"আমন্ত্রণ কোড সঠিক নয়" পপ-আপ দেখা যায়',
    },
    codeFine: { en: 'The app checks whether a puzzle is required', bn: 'পাজল লাগবে কি না দেখা হয়' },
    verifying: { en: 'The slide puzzle is shown', bn: 'স্লাইড পাজল দেখা যায়' },
    verified: {
      en: 'The app checks whether a provider verifies the number',
      bn: 'প্রোভাইডার নম্বরটি যাচাই করবে কি না দেখা হয়',
    },
    provingPhone: { en: 'A spinner is shown on "Create my account"', bn: '"অ্যাকাউন্ট তৈরি করুন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    registering: { en: 'A spinner is shown on "Create my account"', bn: '"অ্যাকাউন্ট তৈরি করুন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    entering: {
      en: 'A spinner is shown on the "Create my account" button',
      bn: '"অ্যাকাউন্ট তৈরি করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    registered: { en: 'The dialog is closed; the new player is logged in', bn: 'ডায়ালগ বন্ধ; নতুন খেলোয়াড় লগ ইন করা আছেন' },
    codeUnknown: {
      en: 'The form is shown; the invitation code is marked as invalid',
      bn: 'ফর্ম দেখা যায়; আমন্ত্রণ কোডটি ভুল হিসেবে চিহ্নিত',
    },
    unverified: {
      en: 'The form shows "Please complete the verification first."',
      bn: 'ফর্মে "আগে যাচাইটি শেষ করুন।" দেখা যায়',
    },
    phoneUnverified: {
      en: 'The form is shown; an error at the code says why the number was not verified',
      bn: 'ফর্ম দেখা যায়; নম্বর যাচাই না হওয়ার কারণ কোডের ঘরে লেখা',
    },
    invalid: { en: 'The form is shown; the rejected fields are marked', bn: 'ফর্ম দেখা যায়; ভুল ঘরগুলো চিহ্নিত' },
    unreachable: {
      en: 'The form shows a connection error and keeps its input',
      bn: 'ফর্মে সংযোগের ত্রুটি দেখা যায়, লেখা সব থেকে যায়',
    },
    rejected: { en: 'The form shows why the registration failed', bn: 'ফর্মে নিবন্ধন না হওয়ার কারণ দেখা যায়' },
    closed: { en: 'The dialog is closed; the visitor is not logged in', bn: 'ডায়ালগ বন্ধ; ভিজিটর লগ ইন করা নেই' },
  },
  inputs: {
    'no check before': {
      input: { method: 'username', typed, wanted: nothing },
      en: 'Fill in the registration form and press "Create my account"',
      bn: 'নিবন্ধন ফর্ম পূরণ করে "অ্যাকাউন্ট তৈরি করুন" চাপুন',
    },
    'an invitation code was typed': {
      input: { method: 'username', typed, wanted: { ...nothing, codeCheck: true } },
      en: 'Fill in the registration form with an invitation code and press "Create my account"',
      bn: 'আমন্ত্রণ কোডসহ নিবন্ধন ফর্ম পূরণ করে "অ্যাকাউন্ট তৈরি করুন" চাপুন',
    },
    'a puzzle comes first': {
      input: { method: 'mobile', typed, wanted: { ...nothing, slide: true } },
      en: 'With the puzzle on, fill in the form by mobile number and press "Create my account"',
      bn: 'পাজল চালু রেখে মোবাইল নম্বর দিয়ে ফর্ম পূরণ করে "অ্যাকাউন্ট তৈরি করুন" চাপুন',
    },
    'a provider checks the number': {
      input: { method: 'mobile', typed, wanted: { ...nothing, phoneProof: true } },
      en: 'With number checks by a provider on, fill in the form by mobile number and press "Create my account"',
      bn: 'প্রোভাইডারের নম্বর যাচাই চালু রেখে মোবাইল নম্বর দিয়ে ফর্ম পূরণ করে "অ্যাকাউন্ট তৈরি করুন" চাপুন',
    },
  },
  events: {
    'notice.acknowledged': {
      'the message is read': { en: 'Press "Check it again" in the pop-up', bn: 'পপ-আপে "কোডটি আবার দেখুন" চাপুন' },
    },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    checkCode: {
      'code of an agent': {
        output: { valid: true },
        en: 'The invitation code belongs to an agent',
        bn: 'আমন্ত্রণ কোডটি একজন এজেন্টের',
      },
      'unknown code': { output: { valid: false }, en: 'The invitation code does not exist', bn: 'এমন আমন্ত্রণ কোড নেই' },
      offline,
    },
    verification: {
      passed: { output: { passed: true }, en: 'The player solves the puzzle', bn: 'খেলোয়াড় পাজল মেলান' },
      left: { output: { passed: false }, en: 'The player closes the puzzle', bn: 'খেলোয়াড় পাজল বন্ধ করেন' },
      failed: brokeDown,
    },
    provePhone: {
      verified: { output: undefined, en: 'The provider verifies the number', bn: 'প্রোভাইডার নম্বরটি যাচাই করে' },
      'not verified': {
        error: { kind: 'rejected', code: 'sms.codeInvalid', message: 'The code is missing or not right.', status: 422 },
        en: 'The provider rejects the code: missing or wrong',
        bn: 'প্রোভাইডার কোড গ্রহণ করে না: নেই বা ভুল',
      },
    },
    register: {
      accepted: { output: entry, en: 'The server creates the account', bn: 'সার্ভার অ্যাকাউন্ট তৈরি করে' },
      'puzzle required': {
        error: {
          kind: 'rejected',
          code: 'slide.required',
          message: 'Please complete the verification first.',
          status: 422,
        },
        en: 'The server requires the puzzle first',
        bn: 'সার্ভার আগে পাজল চায়',
      },
      'puzzle expired': {
        error: {
          kind: 'rejected',
          code: 'slide.expired',
          message: 'The puzzle has expired. Please try a new one.',
          status: 422,
        },
        en: 'The server rejects it: the puzzle was solved too long ago',
        bn: 'সার্ভার গ্রহণ করে না: পাজল অনেক আগে মেলানো',
      },
      'name taken': {
        error: {
          kind: 'rejected',
          code: 'registration.usernameTaken',
          message: 'This user name is taken. Please choose another.',
          status: 409,
          value: { fields: [{ field: 'username', code: 'registration.usernameTaken', min: 0, max: 0 }] },
        },
        en: 'The server rejects it: the username is already in use',
        bn: 'সার্ভার গ্রহণ করে না: ইউজারনেমটি আগেই নেওয়া',
      },
      'registration closed': {
        error: {
          kind: 'rejected',
          code: 'registration.closed',
          message: 'Registration is closed at the moment.',
          status: 403,
        },
        en: 'The server rejects it: registration is closed',
        bn: 'সার্ভার গ্রহণ করে না: নিবন্ধন বন্ধ আছে',
      },
      'captcha wrong': {
        error: {
          kind: 'rejected',
          code: 'captcha.wrong',
          message: 'The letters do not match the picture. Please try the new one.',
          status: 422,
          value: { captcha: true },
        },
        en: 'The server rejects it: wrong picture code',
        bn: 'সার্ভার গ্রহণ করে না: ছবির কোড ভুল',
      },
      offline,
      'no response in time': {
        error: { kind: 'timeout', code: 'client.timeout' },
        en: 'The server does not respond in time',
        bn: 'সার্ভার সময়মতো উত্তর দেয় না',
      },
    },
    entry: {
      'account loaded': {
        output: { account, changed: false },
        en: 'The account details load',
        bn: 'অ্যাকাউন্টের তথ্য লোড হয়',
      },
      'left before loading': {
        output: { account: null, changed: false },
        en: 'The player leaves before the account details load',
        bn: 'অ্যাকাউন্টের তথ্য লোড হওয়ার আগেই খেলোয়াড় বেরিয়ে যান',
      },
      failed: {
        ...broken,
        en: 'The steps after the registration fail unexpectedly',
        bn: 'নিবন্ধনের পরের ধাপে অপ্রত্যাশিত ত্রুটি ঘটে',
      },
    },
  },
} satisfies Samples<typeof enrolmentMachine>;
