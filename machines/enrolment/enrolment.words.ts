import type { Words } from '../../src/atlas';
import type { enrolmentMachine } from './enrolment.machine';
import type { enrolmentSamples } from './enrolment.samples';

/** What QA and product read of what stands between a form in order and an account. */
export const enrolmentWords = {
  title: { en: 'From the form to the account', bn: 'ফর্ম থেকে অ্যাকাউন্ট পর্যন্ত' },
  states: {
    opening: { en: 'It is decided what comes first', bn: 'আগে কী হবে ঠিক হয়' },
    checkingCode: { en: 'The register button shows a spinner', bn: 'নিবন্ধন বোতামে লোডিং চিহ্ন' },
    codeRefused: { en: 'A pop-up says that the invitation code does not exist', bn: 'আমন্ত্রণ কোডটি কারও নয়, একটি পপ-আপে জানানো হয়' },
    codeFine: { en: 'It is decided whether a puzzle comes first', bn: 'আগে পাজল আসবে কি না ঠিক হয়' },
    verifying: { en: 'The slide puzzle is shown', bn: 'স্লাইড পাজল দেখা যায়' },
    verified: { en: 'It is decided whether a provider checks the number', bn: 'নম্বরটি বাইরের সেবা যাচাই করবে কি না ঠিক হয়' },
    provingPhone: { en: 'The register button shows a spinner', bn: 'নিবন্ধন বোতামে লোডিং চিহ্ন' },
    registering: { en: 'The register button shows a spinner', bn: 'নিবন্ধন বোতামে লোডিং চিহ্ন' },
    registered: { en: 'There is an account', bn: 'অ্যাকাউন্ট তৈরি হয়েছে' },
    codeUnknown: {
      en: 'The form is shown; beside the invitation code stands that it is not valid',
      bn: 'ফর্ম দেখা যায়; আমন্ত্রণ কোডের পাশে লেখা থাকে সেটি সঠিক নয়',
    },
    unverified: { en: 'The form says that verification comes first', bn: 'আগে যাচাই করতে হবে, ফর্মে জানানো হয়' },
    unproven: {
      en: 'The form is shown; beside the code stands why the number was not verified',
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
  events: {
    'notice.acknowledged': { 'the message is read': { en: 'Press the button on the pop-up', bn: 'পপ-আপের বোতামটি চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    checkCode: {
      'an agent’s': { en: 'The invitation code is an agent’s', bn: 'আমন্ত্রণ কোডটি একজন এজেন্টের' },
      'nobody’s': { en: 'The invitation code does not exist', bn: 'আমন্ত্রণ কোডটি কারও নয়' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে যোগাযোগ হয় না' },
    },
    verification: {
      passed: { en: 'The puzzle is solved', bn: 'পাজল মেলানো হয়েছে' },
      left: { en: 'The puzzle is left', bn: 'পাজল ছেড়ে দেওয়া হয়েছে' },
      'broke down': { en: 'The puzzle fails', bn: 'পাজল ব্যর্থ হয়' },
    },
    provePhone: {
      verified: { en: 'The provider verifies the number', bn: 'বাইরের সেবা নম্বরটি যাচাই করে' },
      'not verified': { en: 'The provider does not verify the number, and says why', bn: 'বাইরের সেবা নম্বরটি যাচাই করে না, কারণ জানায়' },
    },
    register: {
      accepted: { en: 'The gateway makes the account', bn: 'গেটওয়ে অ্যাকাউন্ট তৈরি করে' },
      'puzzle demanded': { en: 'The gateway demands the puzzle first', bn: 'গেটওয়ে আগে পাজল চায়' },
      'puzzle too old': { en: 'The gateway says: the puzzle was solved too long ago', bn: 'গেটওয়ে জানায়: পাজল অনেক আগে মেলানো' },
      'name taken': { en: 'The gateway says: the username is taken', bn: 'গেটওয়ে জানায়: ইউজারনেমটি আগেই নেওয়া' },
      'closed for newcomers': { en: 'The gateway says: registration is closed', bn: 'গেটওয়ে জানায়: নিবন্ধন বন্ধ আছে' },
      'captcha wrong': { en: 'The gateway says: the letters of the picture are wrong', bn: 'গেটওয়ে জানায়: ছবির অক্ষর মেলেনি' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে যোগাযোগ হয় না' },
      'no answer in time': { en: 'The gateway does not answer in time', bn: 'গেটওয়ে সময়মতো উত্তর দেয় না' },
    },
  },
  inputs: {
    'nothing comes first': { en: 'Fill in the form of registration and send it', bn: 'নিবন্ধন ফর্ম পূরণ করে পাঠান' },
    'an invitation code was typed': {
      en: 'Fill in the form of registration, with an invitation code, and send it',
      bn: 'আমন্ত্রণ কোডসহ নিবন্ধন ফর্ম পূরণ করে পাঠান',
    },
    'a puzzle comes first': {
      en: 'Fill in the form of registration by mobile, while the puzzle is on, and send it',
      bn: 'পাজল চালু থাকতে মোবাইল দিয়ে নিবন্ধন ফর্ম পূরণ করে পাঠান',
    },
    'a provider checks the number': {
      en: 'Fill in the form of registration by mobile, while the provider checks numbers, and send it',
      bn: 'বাইরের সেবা নম্বর যাচাই করার সময় মোবাইল দিয়ে নিবন্ধন ফর্ম পূরণ করে পাঠান',
    },
  },
} satisfies Words<typeof enrolmentMachine, typeof enrolmentSamples>;
