import type { Samples } from '../../../src/atlas';
import { broken, homeCountry } from '../../samples';
import { account, offer, offline } from '../registration/registration.samples';
import type { registrationFormMachine } from './registration-form.machine';

const nothing = { codeCheck: false, slide: false, phoneProof: false };
const stopped = { account: null, failure: null, issues: [] };
const bare = (field: string, code: string) => ({ field, code, min: 0, max: 0 });
const others = [
  bare('password', 'empty'),
  bare('confirmPassword', 'confirmationInput'),
  bare('birthday', 'empty'),
  bare('age', 'age'),
  bare('terms', 'terms'),
];
const rejection = {
  kind: 'rejected',
  code: 'registration.closed',
  message: 'Registration is closed at the moment.',
  status: 403,
} as const;

const uninvited = { country: homeCountry, offer, code: '', invitation: null };

/** Passwords and codes are not part of the chart. */
export const registrationFormSamples = {
  title: { en: 'Registration form', bn: 'নিবন্ধন ফর্ম' },
  states: {
    opening: {
      en: 'The portal checks whether a captcha is required',
      bn: 'ছবির কোড লাগবে কি না পোর্টাল দেখে',
    },
    editing: { en: 'The registration form is shown', bn: 'নিবন্ধন ফর্ম দেখা যায়' },
    'editing.untouched': {
      en: 'The registration form is shown without errors',
      bn: 'নিবন্ধন ফর্ম দেখা যায়, কোনো ভুল চিহ্নিত নেই',
    },
    'editing.invalid': {
      en: 'Each invalid field shows an error that explains what it expects',
      bn: 'ভুল প্রতিটি ঘরে কী লিখতে হবে দেখানো হয়',
    },
    'editing.invalid.waiting': {
      en: 'Each invalid field shows an error; checked valid fields have a tick',
      bn: 'ভুল প্রতিটি ঘরে কারণ দেখানো হয়; যাচাই করা ঠিক ঘরে টিক থাকে',
    },
    'editing.invalid.checking': {
      en: 'Each invalid field shows its error until it is fixed',
      bn: 'ঠিক না হওয়া পর্যন্ত ভুল প্রতিটি ঘরে কারণ দেখানো হয়',
    },
    'editing.fixed': {
      en: 'All errors are gone; the form is not sent again yet',
      bn: 'কোনো ভুল আর দেখা যায় না; ফর্ম এখনও আবার পাঠানো হয়নি',
    },
    'editing.phoneUnverified': {
      en: 'An error next to the code explains why the number was not verified',
      bn: 'নম্বর কেন যাচাই হয়নি কোডের পাশে দেখানো হয়',
    },
    'editing.unverified': {
      en: 'An error says that the verification must be completed first',
      bn: 'আগে যাচাই শেষ করতে হবে জানানো হয়',
    },
    'editing.rejected': {
      en: 'An error explains why the registration failed; the input is still there',
      bn: 'নিবন্ধন কেন হয়নি দেখানো হয়; লেখা তথ্য থেকে যায়',
    },
    validating: {
      en: 'A spinner is shown on the "Create my account" button',
      bn: '"অ্যাকাউন্ট তৈরি করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    enrolling: {
      en: 'A spinner is shown on the "Create my account" button, or a dialog covers the form',
      bn: '"অ্যাকাউন্ট তৈরি করুন" বোতামে লোডিং চিহ্ন, অথবা ফর্মের ওপর একটি ডায়ালগ দেখা যায়',
    },
    registered: { en: 'The dialog is closed; the new player is logged in', bn: 'ডায়ালগ বন্ধ; নতুন খেলোয়াড় লগ ইন করা আছেন' },
    leftForLogin: { en: 'The login dialog opens', bn: 'লগ ইন ডায়ালগ খোলে' },
    cancelled: { en: 'The dialog is closed; the visitor is not logged in', bn: 'ডায়ালগ বন্ধ; ভিজিটর লগ ইন করা নেই' },
  },
  inputs: {
    // Listed first, so that paths beyond a submitted form start from a form that opens with a user name.
    'only user names': {
      input: { ...uninvited, offer: { ...offer, mobile: false } },
      en: 'Open the registration form while only usernames are enabled',
      bn: 'শুধু ইউজারনেম চালু থাকতে নিবন্ধন ফর্ম খুলুন',
    },
    'all methods enabled': {
      input: uninvited,
      en: 'Open the registration form while usernames and mobile numbers are enabled',
      bn: 'ইউজারনেম ও মোবাইল নম্বর চালু থাকতে নিবন্ধন ফর্ম খুলুন',
    },
    'with a captcha': {
      input: { ...uninvited, offer: { ...offer, captcha: true } },
      en: 'Open the registration form while a captcha is required',
      bn: 'ছবির কোড লাগে এমন অবস্থায় নিবন্ধন ফর্ম খুলুন',
    },
    'by a link with an invitation code': {
      input: {
        ...uninvited,
        code: 'MAIDAN1',
        invitation: { kind: 'known', code: 'MAIDAN1', inviter: 'a•••••t' },
      },
      en: 'Open a link with the invitation code MAIDAN1 of an agent, then the registration form',
      bn: 'একজন এজেন্টের MAIDAN1 আমন্ত্রণ কোডের লিংক খুলুন, তারপর নিবন্ধন ফর্ম খুলুন',
    },
  },
  events: {
    'form.submitted': {
      'with a user name': {
        event: { typed: { username: 'rupa_77', birthday: '1990-12-31', age: '18', terms: '2026-01 2026-01' } },
        en: 'Fill in the form with a username, tick both consents, and press "Create my account"',
        bn: 'ইউজারনেম দিয়ে ফর্ম পূরণ করে দুটি সম্মতিতে টিক দিন, তারপর "অ্যাকাউন্ট তৈরি করুন" চাপুন',
      },
      'with a mobile number': {
        event: {
          typed: {
            mobileNum: '01812345678',
            countryDialingCode: '880',
            birthday: '1990-12-31',
            age: '18',
            terms: '2026-01 2026-01',
          },
        },
        en: 'Fill in the form with a mobile number and its code, tick both consents, and press "Create my account"',
        bn: 'মোবাইল নম্বর ও তার কোড দিয়ে ফর্ম পূরণ করে দুটি সম্মতিতে টিক দিন, তারপর "অ্যাকাউন্ট তৈরি করুন" চাপুন',
      },
      'nothing typed': {
        event: { typed: {} },
        en: 'Leave the form empty and press "Create my account"',
        bn: 'ফর্ম ফাঁকা রেখে "অ্যাকাউন্ট তৈরি করুন" চাপুন',
      },
    },
    'field.edited': {
      'the user name': {
        event: { field: 'username' },
        en: 'Type a username into the "Username" field',
        bn: '"ইউজারনেম" ঘরে একটি ইউজারনেম লিখুন',
      },
    },
    'form.reset': { 'by the player': { en: 'Press "Reset"', bn: '"ফর্ম খালি করুন" চাপুন' } },
    'method.selected': {
      'by mobile number': {
        event: { method: 'mobile' },
        en: 'Choose the "By mobile number" tab',
        bn: '"মোবাইল দিয়ে" ট্যাব বেছে নিন',
      },
      'by user name': {
        event: { method: 'username' },
        en: 'Choose the "By username" tab',
        bn: '"ইউজারনেম দিয়ে" ট্যাব বেছে নিন',
      },
    },
    'login.requested': {
      'by the player': { en: 'Press "Log in instead"', bn: '"অ্যাকাউন্ট আছে?"-এর পাশে "লগ ইন করুন" চাপুন' },
    },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    captcha: { failed: { ...broken, en: 'The captcha crashes', bn: 'ছবির কোডে ত্রুটি ঘটে' } },
    countryPicker: { failed: { ...broken, en: 'The country picker crashes', bn: 'দেশ বাছাইয়ে ত্রুটি ঘটে' } },
    smsCountdown: { crashed: { ...broken, en: 'The SMS countdown crashes', bn: 'এসএমএস কাউন্টডাউনে ত্রুটি ঘটে' } },
    validate: {
      'all fields valid': {
        output: { kind: 'right', wanted: nothing },
        en: 'All fields are valid',
        bn: 'সব ঘর ঠিক আছে',
      },
      'nothing filled in': {
        output: { kind: 'wrong', issues: [bare('username', 'empty'), ...others], right: [] },
        en: 'Username, passwords, date of birth and consents are missing',
        bn: 'ইউজারনেম, পাসওয়ার্ড, জন্মতারিখ ও সম্মতি নেই',
      },
      failed: { ...broken, en: 'The form validation fails unexpectedly', bn: 'ফর্ম যাচাইয়ে অপ্রত্যাশিত ত্রুটি ঘটে' },
    },
    check: {
      'user name filled in': {
        output: { issues: others, right: [] },
        en: 'The username is filled in; the other fields are still missing',
        bn: 'ইউজারনেম লেখা হয়েছে; বাকি ঘর এখনও ফাঁকা',
      },
      'all fields corrected': {
        output: { issues: [], right: [] },
        en: 'All errors are fixed',
        bn: 'সব ভুল ঠিক হয়েছে',
      },
      failed: {
        ...broken,
        en: 'The validation of the edited field fails unexpectedly',
        bn: 'সম্পাদিত ঘর যাচাইয়ে অপ্রত্যাশিত ত্রুটি ঘটে',
      },
    },
    enrolment: {
      registered: {
        output: { ...stopped, end: 'registered', account },
        en: 'The server creates the account, and its details load',
        bn: 'সার্ভার অ্যাকাউন্ট তৈরি করে, আর তার তথ্য লোড হয়',
      },
      'the code is unknown': {
        output: { ...stopped, end: 'codeUnknown', issues: [bare('affiliateCode', 'invitationCode')] },
        en: 'The typed invitation code does not exist',
        bn: 'লেখা আমন্ত্রণ কোড পাওয়া যায়নি',
      },
      'the puzzle was cancelled': {
        output: { ...stopped, end: 'unverified' },
        en: 'The player closes the puzzle',
        bn: 'খেলোয়াড় পাজল বন্ধ করেন',
      },
      'the number was not verified': {
        output: {
          ...stopped,
          end: 'unproven',
          failure: {
            kind: 'rejected',
            code: 'sms.codeInvalid',
            message: 'The code is missing or not right.',
            status: 422,
          },
        },
        en: 'The provider rejects the code: the number is not verified',
        bn: 'প্রোভাইডার কোড গ্রহণ করে না: নম্বর যাচাই হয়নি',
      },
      'name taken': {
        output: {
          ...stopped,
          end: 'invalid',
          failure: {
            ...rejection,
            code: 'registration.usernameTaken',
            message: 'This user name is taken. Please choose another.',
            status: 409,
          },
          issues: [bare('username', 'registration.usernameTaken')],
        },
        en: 'The server rejects the registration: the username is taken',
        bn: 'সার্ভার নিবন্ধন গ্রহণ করে না: ইউজারনেমটি আগেই নেওয়া',
      },
      'gateway unreachable': {
        output: { ...stopped, end: 'unreached', failure: offline },
        en: 'The server is unreachable during the registration',
        bn: 'নিবন্ধনের সময় সার্ভারে সংযোগ নেই',
      },
      'captcha required': {
        output: {
          ...stopped,
          end: 'refused',
          failure: {
            kind: 'rejected',
            code: 'captcha.required',
            message: 'Please type the letters in the picture.',
            status: 422,
            value: { captcha: true },
          },
        },
        en: 'The server requires a captcha from now on',
        bn: 'সার্ভার এখন থেকে ছবির কোড চায়',
      },
      'rejected with a message': {
        output: { ...stopped, end: 'refused', failure: rejection },
        en: 'The server rejects the registration: registration is closed',
        bn: 'সার্ভার নিবন্ধন গ্রহণ করে না: নিবন্ধন এখন বন্ধ',
      },
      closed: {
        output: { ...stopped, end: 'closed' },
        en: 'The player closes the registration during the puzzle',
        bn: 'পাজলের সময় খেলোয়াড় নিবন্ধন বন্ধ করেন',
      },
      failed: { ...broken, en: 'The registration fails unexpectedly', bn: 'নিবন্ধনে অপ্রত্যাশিত ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof registrationFormMachine>;
