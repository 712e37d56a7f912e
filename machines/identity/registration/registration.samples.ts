import type { Samples } from '../../../src/atlas';
import type { RegistrationRules } from '../../../src/contract';
import { broken, entry, homeCountry } from '../../samples';
import type { registrationMachine } from './registration.machine';

const rule = (patternId: string, acceptedPattern: string, minLength: number, maxLength: number) => ({
  enabled: true,
  required: false,
  patternId,
  acceptedPattern,
  minLength,
  maxLength,
});
const hidden = { ...rule('any_text', '*', 1, 64), enabled: false };
const rules: RegistrationRules = {
  fields: {
    username: { ...rule('letter_first', '^[A-Za-z][A-Za-z0-9_]*$', 4, 32), required: true },
    password: { ...rule('any_text', '*', 8, 64), required: true },
    payeeName: rule('any_text', '*', 1, 64),
    birthday: { ...rule('date_ymd', '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 10, 10), required: true },
    paymentPassword: hidden,
    qqNum: hidden,
    line: hidden,
    whatsapp: hidden,
    facebook: hidden,
    wechat: hidden,
    idNumber: hidden,
    email: rule('mailbox', '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 6, 254),
    mobileNum: rule('digits', '^[+0-9০-৯][0-9০-৯ -]*$', 6, 20),
    recommenderId: hidden,
    affiliateCode: rule('alphanumeric', '^[A-Za-z0-9]+$', 4, 16),
    captcha: rule('alphanumeric', '^[A-Za-z0-9]+$', 4, 4),
  },
  termsVersion: '2026-01',
  privacyVersion: '2026-01',
  minimumAge: 18,
};
const offer = { rules, direct: true, mobile: true, captcha: false, code: true, kept: '' };
const account = {
  id: '01930000-0000-7000-8000-000000000002',
  account: 'rupa_77',
  nickname: 'rupa_77',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
};
const nothing = { codeCheck: false, slide: false, phoneProof: false };
const offline = { kind: 'offline', code: 'client.offline' } as const;
const stopped = { entry, failure: null, issues: [] };
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

/** Passwords and codes are not part of the chart. */
export const registrationSamples = {
  title: { en: 'Registration', bn: 'নিবন্ধন' },
  states: {
    loading: { en: 'The form is loading', bn: 'ফর্ম লোড হচ্ছে' },
    loadFailed: {
      en: 'Loading failed; "Try again" is offered',
      bn: 'ফর্ম লোড হয়নি; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    offered: {
      en: 'The portal decides whether to check an invitation code',
      bn: 'আমন্ত্রণ কোড যাচাই করতে হবে কি না পোর্টাল ঠিক করে',
    },
    checkingLink: {
      en: 'The form is loading; the invitation code in the link is being checked',
      bn: 'ফর্ম লোড হচ্ছে; লিংকের আমন্ত্রণ কোড যাচাই হচ্ছে',
    },
    closed: {
      en: 'A message says that an invitation is required; "Log in instead" is offered',
      bn: 'আমন্ত্রণ লাগবে জানানো হয়; "লগ ইন করুন" বোতাম আছে',
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
    entering: {
      en: 'A spinner is shown on the "Create my account" button',
      bn: '"অ্যাকাউন্ট তৈরি করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    registered: { en: 'The dialog is closed; the new player is logged in', bn: 'ডায়ালগ বন্ধ; নতুন খেলোয়াড় লগ ইন করা আছেন' },
    leftForLogin: { en: 'The login dialog opens', bn: 'লগ ইন ডায়ালগ খোলে' },
    cancelled: { en: 'The dialog is closed; the visitor is not logged in', bn: 'ডায়ালগ বন্ধ; ভিজিটর লগ ইন করা নেই' },
  },
  inputs: {
    'opened directly': {
      input: { code: '', country: homeCountry },
      en: 'Open the registration form',
      bn: 'নিবন্ধন ফর্ম খুলুন',
    },
    'by a link with an invitation code': {
      input: { code: 'MAIDAN1', country: homeCountry },
      en: 'Open a link with the invitation code MAIDAN1, then the registration form',
      bn: 'MAIDAN1 আমন্ত্রণ কোডের লিংক খুলুন, তারপর নিবন্ধন ফর্ম খুলুন',
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
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'login.requested': {
      'by the player': { en: 'Press "Log in instead"', bn: '"অ্যাকাউন্ট আছে?"-এর পাশে "লগ ইন করুন" চাপুন' },
    },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    loadRules: {
      // Listed first, so that paths beyond a submitted form start from a form that opens with a user name.
      'only user names': {
        output: { ...offer, mobile: false },
        en: 'The rules load: usernames only',
        bn: 'নিয়ম লোড হয়: শুধু ইউজারনেম',
      },
      'all methods enabled': {
        output: offer,
        en: 'The rules load: usernames and mobile numbers',
        bn: 'নিয়ম লোড হয়: ইউজারনেম ও মোবাইল নম্বর',
      },
      'with a captcha': {
        output: { ...offer, captcha: true },
        en: 'The rules load: a captcha is required',
        bn: 'নিয়ম লোড হয়: ছবির কোড লাগবে',
      },
      'with a stored invitation': {
        output: { ...offer, kept: 'MAIDAN1' },
        en: 'The rules load: this tab opened a link with the invitation code MAIDAN1 earlier',
        bn: 'নিয়ম লোড হয়: এই ট্যাবে আগে MAIDAN1 আমন্ত্রণ কোডের লিংক খোলা হয়েছিল',
      },
      'by invitation only': {
        output: { ...offer, direct: false },
        en: 'The rules load: registration by invitation only',
        bn: 'নিয়ম লোড হয়: শুধু আমন্ত্রণে নিবন্ধন',
      },
      offline: {
        error: offline,
        en: 'The server is unreachable while the rules load',
        bn: 'নিয়ম লোড হওয়ার সময় সার্ভারে সংযোগ নেই',
      },
    },
    checkLink: {
      'code of an agent': {
        output: { kind: 'known', inviter: 'a•••••t' },
        en: 'The invitation code in the link belongs to an agent',
        bn: 'লিংকের আমন্ত্রণ কোডটি একজন এজেন্টের',
      },
      'unknown code': {
        output: { kind: 'unknown' },
        en: 'The invitation code in the link does not exist',
        bn: 'লিংকের আমন্ত্রণ কোড পাওয়া যায়নি',
      },
      offline: {
        error: offline,
        en: 'The server is unreachable while the invitation code is checked',
        bn: 'আমন্ত্রণ কোড যাচাইয়ের সময় সার্ভারে সংযোগ নেই',
      },
    },
    captcha: { failed: { ...broken, en: 'The captcha crashes', bn: 'ছবির কোডে ত্রুটি ঘটে' } },
    countryPicker: { failed: { ...broken, en: 'The country picker crashes', bn: 'দেশ বাছাইয়ে ত্রুটি ঘটে' } },
    smsCountdown: { failed: { ...broken, en: 'The SMS countdown crashes', bn: 'এসএমএস কাউন্টডাউনে ত্রুটি ঘটে' } },
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
        output: { ...stopped, end: 'registered' },
        en: 'The server creates the account',
        bn: 'সার্ভার অ্যাকাউন্ট তৈরি করে',
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
} satisfies Samples<typeof registrationMachine>;
