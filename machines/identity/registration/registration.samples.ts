import type { Samples } from '../../../src/atlas';
import type { RegistrationRules } from '../../../src/contract';
import { broken, homeCountry } from '../../samples';
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
/** Contents of the form with everything enabled. */
export const offer = { rules, direct: true, mobile: true, captcha: false, code: true, kept: '' };
/** A new player. */
export const account = {
  id: '01930000-0000-7000-8000-000000000002',
  account: 'rupa_77',
  nickname: 'rupa_77',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
};
export const offline = { kind: 'offline', code: 'client.offline' } as const;
/** Rules of the site for newcomers, and the effect of a link with an invitation. */
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
    form: { en: 'The registration form is shown', bn: 'নিবন্ধন ফর্ম দেখা যায়' },
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
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'login.requested': {
      'by the player': { en: 'Press "Log in instead"', bn: '"অ্যাকাউন্ট আছে?"-এর পাশে "লগ ইন করুন" চাপুন' },
    },
    'leave.requested': { 'by the player': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    loadRules: {
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
    form: {
      registered: {
        output: { end: 'registered', account },
        en: 'The player completes the form; the account is created, and its details load',
        bn: 'খেলোয়াড় ফর্ম শেষ করেন; অ্যাকাউন্ট তৈরি হয়, আর তার তথ্য লোড হয়',
      },
      'log in instead': {
        output: { end: 'login', account: null },
        en: 'The player presses "Log in instead" above the form',
        bn: 'খেলোয়াড় ফর্মের ওপরে "লগ ইন করুন" চাপেন',
      },
      closed: {
        output: { end: 'closed', account: null },
        en: 'The player closes the form',
        bn: 'খেলোয়াড় ফর্ম বন্ধ করেন',
      },
      failed: { ...broken, en: 'The form crashes', bn: 'ফর্মে ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof registrationMachine>;
