import type { Samples } from '../../../src/atlas';
import { broken, entry, offline } from '../../samples';
import type { enrolmentMachine } from './enrolment.machine';

const brokeDown = { ...broken, en: 'The puzzle fails', bn: 'পাজল ব্যর্থ হয়' };
const typed = {
  username: 'rupa_77',
  affiliateCode: 'MAIDAN1',
  mobileNum: '01812345678',
  countryDialingCode: '880',
  age: '18',
  terms: '2026-01 2026-01',
};
const nothing = { codeCheck: false, slide: false, phoneProof: false };

/** Checks before a registration, and their outcomes. */
export const enrolmentSamples = {
  title: { en: 'From the form to the account', bn: 'ফর্ম থেকে অ্যাকাউন্ট পর্যন্ত' },
  states: {
    opening: { en: 'It is decided what comes first', bn: 'আগে কী হবে ঠিক হয়' },
    checkingCode: { en: 'The register button shows a spinner', bn: 'নিবন্ধন বোতামে লোডিং চিহ্ন' },
    codeRefused: {
      en: 'A pop-up says that the invitation code does not exist',
      bn: 'আমন্ত্রণ কোডটি কারও নয়, একটি পপ-আপে জানানো হয়',
    },
    codeFine: { en: 'It is decided whether a puzzle comes first', bn: 'আগে পাজল আসবে কি না ঠিক হয়' },
    verifying: { en: 'The slide puzzle is shown', bn: 'স্লাইড পাজল দেখা যায়' },
    verified: { en: 'It is decided whether a provider checks the number', bn: 'নম্বরটি বাইরের সেবা যাচাই করবে কি না ঠিক হয়' },
    provingPhone: { en: 'The register button shows a spinner', bn: 'নিবন্ধন বোতামে লোডিং চিহ্ন' },
    registering: { en: 'The register button shows a spinner', bn: 'নিবন্ধন বোতামে লোডিং চিহ্ন' },
    registered: { en: 'There is an account', bn: 'অ্যাকাউন্ট তৈরি হয়েছে' },
    codeUnknown: {
      en: 'The form is shown; the invitation code is marked as invalid',
      bn: 'ফর্ম দেখা যায়; আমন্ত্রণ কোডের পাশে লেখা থাকে সেটি সঠিক নয়',
    },
    unverified: { en: 'The form says that verification comes first', bn: 'আগে যাচাই করতে হবে, ফর্মে জানানো হয়' },
    unproven: {
      en: 'The form is shown; beside the code is the reason why the number was not verified',
      bn: 'ফর্ম দেখা যায়; নম্বর কেন যাচাই হয়নি তা কোডের পাশে লেখা থাকে',
    },
    invalid: { en: 'The form says which fields are wrong', bn: 'কোন ঘরগুলো ভুল তা ফর্মে জানানো হয়' },
    unreached: {
      en: 'The form says that the network is abnormal, and what was typed is still there',
      bn: 'নেটওয়ার্কের সমস্যা জানানো হয়, যা লেখা হয়েছিল তা থেকে যায়',
    },
    refused: { en: 'The form shows the message of the gateway', bn: 'ফর্মে গেটওয়ের বার্তা দেখা যায়' },
    closed: { en: 'The dialog is closed', bn: 'ডায়ালগ বন্ধ' },
  },
  inputs: {
    'nothing comes first': {
      input: { way: 'username', typed, wanted: nothing },
      en: 'Fill in the form of registration and send it',
      bn: 'নিবন্ধন ফর্ম পূরণ করে পাঠান',
    },
    'an invitation code was typed': {
      input: { way: 'username', typed, wanted: { ...nothing, codeCheck: true } },
      en: 'Fill in the form of registration, with an invitation code, and send it',
      bn: 'আমন্ত্রণ কোডসহ নিবন্ধন ফর্ম পূরণ করে পাঠান',
    },
    'a puzzle comes first': {
      input: { way: 'mobile', typed, wanted: { ...nothing, slide: true } },
      en: 'Fill in the form of registration by mobile, while the puzzle is on, and send it',
      bn: 'পাজল চালু থাকতে মোবাইল দিয়ে নিবন্ধন ফর্ম পূরণ করে পাঠান',
    },
    'a provider checks the number': {
      input: { way: 'mobile', typed, wanted: { ...nothing, phoneProof: true } },
      en: 'Fill in the form of registration by mobile, while the provider checks numbers, and send it',
      bn: 'বাইরের সেবা নম্বর যাচাই করার সময় মোবাইল দিয়ে নিবন্ধন ফর্ম পূরণ করে পাঠান',
    },
  },
  events: {
    'notice.acknowledged': {
      'the message is read': { en: 'Press the button on the pop-up', bn: 'পপ-আপের বোতামটি চাপুন' },
    },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    checkCode: {
      'an agent’s': {
        output: { valid: true },
        en: 'The invitation code is an agent’s',
        bn: 'আমন্ত্রণ কোডটি একজন এজেন্টের',
      },
      'nobody’s': { output: { valid: false }, en: 'The invitation code does not exist', bn: 'আমন্ত্রণ কোডটি কারও নয়' },
      offline,
    },
    verification: {
      passed: { output: { passed: true }, en: 'The puzzle is solved', bn: 'পাজল মেলানো হয়েছে' },
      left: { output: { passed: false }, en: 'The puzzle is left', bn: 'পাজল ছেড়ে দেওয়া হয়েছে' },
      failed: brokeDown,
    },
    provePhone: {
      verified: { output: undefined, en: 'The provider verifies the number', bn: 'বাইরের সেবা নম্বরটি যাচাই করে' },
      'not verified': {
        error: { kind: 'rejected', code: 'sms.codeInvalid', message: 'The code is missing or not right.', status: 422 },
        en: 'The provider does not verify the number, and says why',
        bn: 'বাইরের সেবা নম্বরটি যাচাই করে না, কারণ জানায়',
      },
    },
    register: {
      accepted: { output: entry, en: 'The gateway makes the account', bn: 'গেটওয়ে অ্যাকাউন্ট তৈরি করে' },
      'puzzle demanded': {
        error: {
          kind: 'rejected',
          code: 'slide.required',
          message: 'Please complete the verification first.',
          status: 422,
        },
        en: 'The gateway demands the puzzle first',
        bn: 'গেটওয়ে আগে পাজল চায়',
      },
      'puzzle too old': {
        error: {
          kind: 'rejected',
          code: 'slide.expired',
          message: 'The puzzle has expired. Please try a new one.',
          status: 422,
        },
        en: 'The gateway says: the puzzle was solved too long ago',
        bn: 'গেটওয়ে জানায়: পাজল অনেক আগে মেলানো',
      },
      'name taken': {
        error: {
          kind: 'rejected',
          code: 'registration.usernameTaken',
          message: 'This user name is taken. Please choose another.',
          status: 409,
          value: { fields: [{ field: 'username', code: 'registration.usernameTaken', min: 0, max: 0 }] },
        },
        en: 'The gateway says: the username is taken',
        bn: 'গেটওয়ে জানায়: ইউজারনেমটি আগেই নেওয়া',
      },
      'closed for newcomers': {
        error: {
          kind: 'rejected',
          code: 'registration.closed',
          message: 'Registration is closed at the moment.',
          status: 403,
        },
        en: 'The gateway says: registration is closed',
        bn: 'গেটওয়ে জানায়: নিবন্ধন বন্ধ আছে',
      },
      'captcha wrong': {
        error: {
          kind: 'rejected',
          code: 'captcha.wrong',
          message: 'The letters do not match the picture. Please try the new one.',
          status: 422,
          value: { captcha: true },
        },
        en: 'The gateway says: the letters of the picture are wrong',
        bn: 'গেটওয়ে জানায়: ছবির অক্ষর মেলেনি',
      },
      offline,
      'no answer in time': {
        error: { kind: 'timeout', code: 'client.timeout' },
        en: 'The gateway does not answer in time',
        bn: 'গেটওয়ে সময়মতো উত্তর দেয় না',
      },
    },
  },
} satisfies Samples<typeof enrolmentMachine>;
