import type { Words } from '../../src/atlas';
import type { enrolmentMachine } from './enrolment.machine';
import type { enrolmentSamples } from './enrolment.samples';

/** What QA and product read of what stands between a form in order and an account. */
export const enrolmentWords = {
  en: {
    title: 'From the form to the account',
    states: {
      opening: 'It is decided what comes first',
      checkingCode: 'The register button shows a spinner',
      codeRefused: 'A pop-up says that the invitation code does not exist',
      codeFine: 'It is decided whether a puzzle comes first',
      verifying: 'The slide puzzle is shown',
      verified: 'It is decided whether a provider checks the number',
      provingPhone: 'The register button shows a spinner',
      registering: 'The register button shows a spinner',
      registered: 'There is an account',
      codeUnknown: 'The form is shown; beside the invitation code stands that it is not valid',
      unverified: 'The form says that verification comes first',
      unproven: 'The form is shown; beside the code stands why the number was not verified',
      invalid: 'The form says which fields are wrong',
      unreached: 'The form says that the network is abnormal, and what was typed is still there',
      refused: 'The form shows the message of the gateway',
      closed: 'The dialog is closed',
    },
    events: {
      'notice.acknowledged': { 'the message is read': 'Press the button on the pop-up' },
      'leave.requested': { 'by the player': 'Close the dialog' },
    },
    outcomes: {
      checkCode: {
        'an agent’s': 'The invitation code is an agent’s',
        'nobody’s': 'The invitation code does not exist',
        offline: 'The gateway cannot be reached',
      },
      verification: { passed: 'The puzzle is solved', left: 'The puzzle is left', 'broke down': 'The puzzle fails' },
      provePhone: { verified: 'The provider verifies the number', 'not verified': 'The provider does not verify the number, and says why' },
      register: {
        accepted: 'The gateway makes the account',
        'puzzle demanded': 'The gateway demands the puzzle first',
        'puzzle too old': 'The gateway says: the puzzle was solved too long ago',
        'name taken': 'The gateway says: the username is taken',
        'closed for newcomers': 'The gateway says: registration is closed',
        'captcha wrong': 'The gateway says: the letters of the picture are wrong',
        offline: 'The gateway cannot be reached',
        'no answer in time': 'The gateway does not answer in time',
      },
    },
    inputs: {
      'nothing comes first': 'Fill in the form of registration and send it',
      'an invitation code was typed': 'Fill in the form of registration, with an invitation code, and send it',
      'a puzzle comes first': 'Fill in the form of registration by mobile, while the puzzle is on, and send it',
      'a provider checks the number': 'Fill in the form of registration by mobile, while the provider checks numbers, and send it',
    },
  },
  bn: {
    title: 'ফর্ম থেকে অ্যাকাউন্ট পর্যন্ত',
    states: {
      opening: 'আগে কী হবে ঠিক হয়',
      checkingCode: 'নিবন্ধন বোতামে লোডিং চিহ্ন',
      codeRefused: 'আমন্ত্রণ কোডটি কারও নয়, একটি পপ-আপে জানানো হয়',
      codeFine: 'আগে পাজল আসবে কি না ঠিক হয়',
      verifying: 'স্লাইড পাজল দেখা যায়',
      verified: 'নম্বরটি বাইরের সেবা যাচাই করবে কি না ঠিক হয়',
      provingPhone: 'নিবন্ধন বোতামে লোডিং চিহ্ন',
      registering: 'নিবন্ধন বোতামে লোডিং চিহ্ন',
      registered: 'অ্যাকাউন্ট তৈরি হয়েছে',
      codeUnknown: 'ফর্ম দেখা যায়; আমন্ত্রণ কোডের পাশে লেখা থাকে সেটি সঠিক নয়',
      unverified: 'আগে যাচাই করতে হবে, ফর্মে জানানো হয়',
      unproven: 'ফর্ম দেখা যায়; নম্বর কেন যাচাই হয়নি তা কোডের পাশে লেখা থাকে',
      invalid: 'কোন ঘরগুলো ভুল তা ফর্মে জানানো হয়',
      unreached: 'নেটওয়ার্কের সমস্যা জানানো হয়, যা লেখা হয়েছিল তা থেকে যায়',
      refused: 'ফর্মে গেটওয়ের বার্তা দেখা যায়',
      closed: 'ডায়ালগ বন্ধ',
    },
    events: {
      'notice.acknowledged': { 'the message is read': 'পপ-আপের বোতামটি চাপুন' },
      'leave.requested': { 'by the player': 'ডায়ালগটি বন্ধ করুন' },
    },
    outcomes: {
      checkCode: {
        'an agent’s': 'আমন্ত্রণ কোডটি একজন এজেন্টের',
        'nobody’s': 'আমন্ত্রণ কোডটি কারও নয়',
        offline: 'গেটওয়ের সঙ্গে যোগাযোগ হয় না',
      },
      verification: { passed: 'পাজল মেলানো হয়েছে', left: 'পাজল ছেড়ে দেওয়া হয়েছে', 'broke down': 'পাজল ব্যর্থ হয়' },
      provePhone: { verified: 'বাইরের সেবা নম্বরটি যাচাই করে', 'not verified': 'বাইরের সেবা নম্বরটি যাচাই করে না, কারণ জানায়' },
      register: {
        accepted: 'গেটওয়ে অ্যাকাউন্ট তৈরি করে',
        'puzzle demanded': 'গেটওয়ে আগে পাজল চায়',
        'puzzle too old': 'গেটওয়ে জানায়: পাজল অনেক আগে মেলানো',
        'name taken': 'গেটওয়ে জানায়: ইউজারনেমটি আগেই নেওয়া',
        'closed for newcomers': 'গেটওয়ে জানায়: নিবন্ধন বন্ধ আছে',
        'captcha wrong': 'গেটওয়ে জানায়: ছবির অক্ষর মেলেনি',
        offline: 'গেটওয়ের সঙ্গে যোগাযোগ হয় না',
        'no answer in time': 'গেটওয়ে সময়মতো উত্তর দেয় না',
      },
    },
    inputs: {
      'nothing comes first': 'নিবন্ধন ফর্ম পূরণ করে পাঠান',
      'an invitation code was typed': 'আমন্ত্রণ কোডসহ নিবন্ধন ফর্ম পূরণ করে পাঠান',
      'a puzzle comes first': 'পাজল চালু থাকতে মোবাইল দিয়ে নিবন্ধন ফর্ম পূরণ করে পাঠান',
      'a provider checks the number': 'বাইরের সেবা নম্বর যাচাই করার সময় মোবাইল দিয়ে নিবন্ধন ফর্ম পূরণ করে পাঠান',
    },
  },
} satisfies Words<typeof enrolmentMachine, typeof enrolmentSamples>;
