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
  title: { en: 'Registering', bn: 'নিবন্ধন' },
  states: {
    loading: { en: 'The form is loading', bn: 'ফর্ম আসছে' },
    unread: {
      en: 'Shows that the form did not load, and offers to try again',
      bn: 'ফর্ম আসেনি জানানো হয়, আবার চেষ্টা করা যায়',
    },
    offered: {
      en: 'It is decided whether the link’s invitation code must be checked',
      bn: 'লিংকের আমন্ত্রণ কোড যাচাই করতে হবে কি না ঠিক হয়',
    },
    checkingLink: { en: 'The form is loading', bn: 'ফর্ম আসছে' },
    closed: {
      en: 'Shows that an invitation is needed, and offers the login',
      bn: 'জানানো হয় আমন্ত্রণ লাগবে; লগ ইন করা যায়',
    },
    editing: { en: 'The form of registration is shown', bn: 'নিবন্ধন ফর্ম দেখা যায়' },
    'editing.untouched': {
      en: 'The form of registration is shown, and nothing is wrong yet',
      bn: 'নিবন্ধন ফর্ম দেখা যায়, এখনও কোনো ভুল নেই',
    },
    'editing.invalid': {
      en: 'The form says beside each wrong field what it must be',
      bn: 'ভুল প্রতিটি ঘরের পাশে কী হতে হবে লেখা থাকে',
    },
    'editing.invalid.shown': {
      en: 'The form says beside each wrong field what it must be, and ticks those that were checked and are right',
      bn: 'ভুল প্রতিটি ঘরের পাশে কী হতে হবে লেখা থাকে; যাচাই করে ঠিক পাওয়া ঘরে টিক থাকে',
    },
    'editing.invalid.checking': {
      en: 'Each invalid field says what it expects, until it is fixed',
      bn: 'ভুল ঠিক হয়েছে দেখা না যাওয়া পর্যন্ত তার পাশে কী হতে হবে লেখা থাকে',
    },
    'editing.mended': {
      en: 'The form shows no error any more, though it was not sent again',
      bn: 'ফর্মে আর কোনো ভুল দেখা যায় না, যদিও তা আবার পাঠানো হয়নি',
    },
    'editing.unproven': {
      en: 'The form is shown; beside the code is the reason why the number was not verified',
      bn: 'ফর্ম দেখা যায়; নম্বর কেন যাচাই হয়নি তা কোডের পাশে লেখা থাকে',
    },
    'editing.unverified': { en: 'The form says that verification comes first', bn: 'আগে যাচাই করতে হবে, ফর্মে জানানো হয়' },
    'editing.refused': { en: 'The form shows the message of the gateway', bn: 'ফর্মে গেটওয়ের বার্তা দেখা যায়' },
    validating: { en: 'The register button shows a spinner', bn: 'নিবন্ধন বোতামে লোডিং চিহ্ন' },
    enrolling: {
      en: 'The register button shows a spinner, or a check is shown over the form',
      bn: 'নিবন্ধন বোতামে লোডিং চিহ্ন, বা ফর্মের ওপর একটি যাচাই',
    },
    entering: { en: 'The register button shows a spinner', bn: 'নিবন্ধন বোতামে লোডিং চিহ্ন' },
    registered: { en: 'Registered and logged in; the dialog is closed', bn: 'নিবন্ধন ও লগ ইন হয়েছে; ডায়ালগ বন্ধ' },
    leftForLogin: { en: 'The login dialog is opened', bn: 'লগ ইন ডায়ালগ খোলে' },
    cancelled: { en: 'The dialog is closed; no one is logged in', bn: 'ডায়ালগ বন্ধ; কেউ লগ ইন করা নেই' },
  },
  inputs: {
    'opened by itself': {
      input: { code: '', country: homeCountry },
      en: 'Open the registration',
      bn: 'নিবন্ধন খুলুন',
    },
    'by a link with an invitation code': {
      input: { code: 'MAIDAN1', country: homeCountry },
      en: 'Come by a link with the invitation code MAIDAN1 and open the registration',
      bn: 'MAIDAN1 আমন্ত্রণ কোডের লিংক দিয়ে এসে নিবন্ধন খুলুন',
    },
  },
  events: {
    'form.submitted': {
      'with a user name': {
        event: { typed: { username: 'rupa_77', age: '18', terms: '2026-01 2026-01' } },
        en: 'Fill in the form, tick both consents, and press "Create my account"',
        bn: 'ফর্ম পূরণ করে দুটি সম্মতিতে টিক দিয়ে "অ্যাকাউন্ট তৈরি করুন" চাপুন',
      },
      'with a mobile number': {
        event: { typed: { mobileNum: '01812345678', countryDialingCode: '880', age: '18', terms: '2026-01 2026-01' } },
        en: 'Fill in the form with a mobile number and the code that is sent to it, tick both consents, and press "Create my account"',
        bn: 'মোবাইল নম্বর ও তাতে পাঠানো কোড দিয়ে ফর্ম পূরণ করে দুটি সম্মতিতে টিক দিয়ে "অ্যাকাউন্ট তৈরি করুন" চাপুন',
      },
      'nothing typed': {
        event: { typed: {} },
        en: 'Press "Create my account" with an empty form',
        bn: 'ফর্ম ফাঁকা রেখে "অ্যাকাউন্ট তৈরি করুন" চাপুন',
      },
    },
    'field.edited': {
      'the user name': {
        event: { field: 'username' },
        en: 'Type a username into its field',
        bn: 'ইউজারনেমের ঘরে নাম লিখুন',
      },
    },
    'form.reset': { 'by the player': { en: 'Press "Reset"', bn: '"ফর্ম খালি করুন" চাপুন' } },
    'way.chosen': {
      'by mobile number': {
        event: { way: 'mobile' },
        en: 'Choose the tab "By mobile number"',
        bn: '"মোবাইল দিয়ে" ট্যাবটি বাছুন',
      },
      'by user name': {
        event: { way: 'username' },
        en: 'Choose the tab "By username"',
        bn: '"ইউজারনেম দিয়ে" ট্যাবটি বাছুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'login.requested': { 'by the player': { en: 'Press "Log in instead"', bn: '"অ্যাকাউন্ট আছে?"-র পাশে "লগ ইন করুন" চাপুন' } },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    loadRules: {
      // Listed first, so that paths beyond a submitted form start from a form that opens with a user name.
      'only user names': {
        output: { ...offer, mobile: false },
        en: 'The rules come; only usernames are open',
        bn: 'নিয়ম আসে; শুধু ইউজারনেম খোলা',
      },
      'all ways open': {
        output: offer,
        en: 'The rules come; usernames and mobile numbers are open',
        bn: 'নিয়ম আসে; ইউজারনেম ও মোবাইল দুটোই খোলা',
      },
      'with a captcha': {
        output: { ...offer, captcha: true },
        en: 'The rules are loaded; a captcha is demanded',
        bn: 'নিয়ম আসে; ছবির কোড চাওয়া হয়',
      },
      'with an invitation that was kept': {
        output: { ...offer, kept: 'MAIDAN1' },
        en: 'The rules come; the tab was at a link with the invitation code MAIDAN1 before',
        bn: 'নিয়ম আসে; এই ট্যাবে আগে MAIDAN1 আমন্ত্রণ কোডের লিংক খোলা হয়েছিল',
      },
      'by invitation only': {
        output: { ...offer, direct: false },
        en: 'The rules come; direct registration is off',
        bn: 'নিয়ম আসে; সরাসরি নিবন্ধন বন্ধ',
      },
      offline: { error: offline, en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে যোগাযোগ হয় না' },
    },
    checkLink: {
      'an agent’s': {
        output: { kind: 'known', inviter: 'a•••••t' },
        en: 'The link’s code is an agent’s',
        bn: 'লিংকের কোডটি একজন এজেন্টের',
      },
      'nobody’s': { output: { kind: 'unknown' }, en: 'The link’s code does not exist', bn: 'লিংকের কোডটি কারও নয়' },
      offline: { error: offline, en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে যোগাযোগ হয় না' },
    },
    captcha: { failed: { ...broken, en: 'The captcha fails', bn: 'ছবির কোড ব্যর্থ হয়' } },
    countryPicker: { failed: { ...broken, en: 'The country list fails', bn: 'দেশের তালিকা ব্যর্থ হয়' } },
    smsCountdown: { failed: { ...broken, en: 'The countdown of the code fails', bn: 'কোডের গণনা ব্যর্থ হয়' } },
    validate: {
      'all in order': {
        output: { kind: 'right', wanted: nothing },
        en: 'All fields are in order',
        bn: 'সব ঘর ঠিক আছে',
      },
      'nothing is there': {
        output: { kind: 'wrong', issues: [bare('username', 'empty'), ...others], right: [] },
        en: 'Username, passwords and consents are missing',
        bn: 'ইউজারনেম, পাসওয়ার্ড ও সম্মতি দেওয়া হয়নি',
      },
      failed: { ...broken, en: 'The check of the fields fails', bn: 'ঘর যাচাই ব্যর্থ হয়' },
    },
    check: {
      'a name is there': {
        output: { issues: others, right: [] },
        en: 'The username is filled in, the other fields are not',
        bn: 'ইউজারনেম এখন আছে, বাকি ঘর ফাঁকা',
      },
      'all is mended': {
        output: { issues: [], right: [] },
        en: 'All fields are valid',
        bn: 'এখন সব ঘর ঠিক আছে',
      },
      failed: { ...broken, en: 'The check of the fields fails', bn: 'ঘর যাচাই ব্যর্থ হয়' },
    },
    enrolment: {
      registered: {
        output: { ...stopped, end: 'registered' },
        en: 'The gateway makes the account',
        bn: 'গেটওয়ে অ্যাকাউন্ট তৈরি করে',
      },
      'the code is nobody’s': {
        output: { ...stopped, end: 'codeUnknown', issues: [bare('affiliateCode', 'invitationCode')] },
        en: 'The typed invitation code does not exist',
        bn: 'লেখা আমন্ত্রণ কোডটি কারও নয়',
      },
      'the puzzle was left': {
        output: { ...stopped, end: 'unverified' },
        en: 'The puzzle is left',
        bn: 'পাজল ছেড়ে দেওয়া হয়েছে',
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
        en: 'The provider does not verify the number',
        bn: 'বাইরের সেবা নম্বরটি যাচাই করে না',
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
        en: 'The gateway says: the username is taken',
        bn: 'গেটওয়ে জানায়: ইউজারনেমটি আগেই নেওয়া',
      },
      'out of reach': {
        output: { ...stopped, end: 'unreached', failure: offline },
        en: 'The gateway cannot be reached',
        bn: 'গেটওয়ের সঙ্গে যোগাযোগ হয় না',
      },
      'captcha from now on': {
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
        en: 'The gateway says: a captcha is missing',
        bn: 'গেটওয়ে জানায়: ছবির কোড দেওয়া হয়নি',
      },
      'refused with a message': {
        output: { ...stopped, end: 'refused', failure: rejection },
        en: 'The gateway refuses, and says why',
        bn: 'গেটওয়ে কারণ জানিয়ে ফিরিয়ে দেয়',
      },
      closed: {
        output: { ...stopped, end: 'closed' },
        en: 'The dialog is closed at the puzzle',
        bn: 'পাজলের সময় ডায়ালগ বন্ধ করা হয়',
      },
      failed: { ...broken, en: 'The registration fails', bn: 'নিবন্ধন ব্যর্থ হয়' },
    },
    entry: {
      'came in': { output: { account, changed: false }, en: 'The member info comes', bn: 'সদস্যের তথ্য আসে' },
      'left again': {
        output: { account: null, changed: false },
        en: 'It is left before the member info has come',
        bn: 'সদস্যের তথ্য আসার আগেই বেরিয়ে যাওয়া হয়',
      },
      failed: { ...broken, en: 'What follows the registration fails', bn: 'নিবন্ধনের পরের কাজ ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof registrationMachine>;
