import type { Samples } from '../../../src/atlas';
import { broken, entry, offline } from '../../samples';
import type { freeTrialMachine } from './free-trial.machine';

const account = {
  id: '01930000-0000-7000-8000-000000000003',
  account: 'trial0123456789',
  nickname: 'Trial',
  type: 4,
  toUpline: false,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
};

export const freeTrialSamples = {
  title: { en: 'Free demo', bn: 'ফ্রি ডেমো' },
  states: {
    offered: { en: 'The dialog with "Start playing" is open', bn: '"খেলা শুরু করুন" সহ ডায়ালগ খোলা' },
    starting: { en: 'The free demo is opening', bn: 'ফ্রি ডেমো খোলা হচ্ছে' },
    solvingCaptcha: { en: 'The form shows a captcha', bn: 'ফর্মে ক্যাপচা দেখা যায়' },
    failed: {
      en: 'An error says why the demo did not open; "Try again" is offered',
      bn: 'ডেমো না খোলার কারণ দেখা যায়; "আবার চেষ্টা করুন" আছে',
    },
    entering: { en: 'The free demo is opening', bn: 'ফ্রি ডেমো খোলা হচ্ছে' },
    removingCpw: { en: 'The free demo is opening', bn: 'ফ্রি ডেমো খোলা হচ্ছে' },
    started: {
      en: 'The demo has started; the dialog is closed and the points are shown',
      bn: 'ডেমো শুরু হয়েছে; ডায়ালগ বন্ধ, পয়েন্ট দেখা যায়',
    },
    cancelled: { en: 'The dialog is closed; the visitor is not logged in', bn: 'ডায়ালগ বন্ধ; অতিথি লগ ইন করা নেই' },
  },
  events: {
    'trial.requested': { 'by the visitor': { en: 'Press "Start playing"', bn: '"খেলা শুরু করুন" চাপুন' } },
    'form.submitted': {
      'with a captcha': {
        en: 'Type the picture code and press "Start playing"',
        bn: 'ছবির কোড লিখে "খেলা শুরু করুন" চাপুন',
      },
    },
    'retry.requested': { 'by the visitor': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'leave.requested': { 'by the visitor': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    captcha: { failed: { ...broken, en: 'The captcha fails unexpectedly', bn: 'ক্যাপচায় অপ্রত্যাশিত ত্রুটি হয়' } },
    startTrial: {
      opened: {
        output: { username: 'trial0123456789', entry },
        en: 'The server opens a demo account',
        bn: 'সার্ভার একটি ডেমো অ্যাকাউন্ট খোলে',
      },
      'captcha required first': {
        error: {
          kind: 'rejected',
          code: 'captcha.required',
          message: 'Please type the letters in the picture.',
          status: 422,
        },
        en: 'The server requires a captcha: many demos were opened from this network',
        bn: 'সার্ভার ক্যাপচা চায়: এই নেটওয়ার্ক থেকে অনেক ডেমো খোলা হয়েছে',
      },
      'captcha wrong': {
        error: {
          kind: 'rejected',
          code: 'captcha.wrong',
          message: 'The letters do not match the picture.',
          status: 422,
        },
        en: 'The server rejects it: wrong picture code',
        bn: 'সার্ভার গ্রহণ করে না: ছবির কোড ভুল',
      },
      'not open': {
        error: { kind: 'rejected', code: 'trial.closed', message: 'Free play is not open at the moment.', status: 403 },
        en: 'The server rejects it: the free demo is switched off',
        bn: 'সার্ভার গ্রহণ করে না: ফ্রি ডেমো বন্ধ',
      },
      offline,
    },
    entry: {
      'account loaded': {
        output: { account, changed: false },
        en: 'The demo account loads',
        bn: 'ডেমো অ্যাকাউন্টের তথ্য লোড হয়',
      },
      'left before loading': {
        output: { account: null, changed: false },
        en: 'The demo account does not load, and the visitor leaves',
        bn: 'ডেমো অ্যাকাউন্টের তথ্য লোড হয় না, অতিথি বেরিয়ে যান',
      },
      failed: { ...broken, en: 'The steps after the login fail unexpectedly', bn: 'লগ ইনের পরের ধাপে অপ্রত্যাশিত ত্রুটি হয়' },
    },
    removeCpw: {
      removed: { output: undefined, en: 'The browser deletes the cpw flag', bn: 'ব্রাউজার cpw ফ্ল্যাগ মুছে ফেলে' },
      'storage cannot be written': {
        ...broken,
        en: 'The browser cannot delete the cpw flag',
        bn: 'ব্রাউজার cpw ফ্ল্যাগ মুছতে পারে না',
      },
    },
  },
} satisfies Samples<typeof freeTrialMachine>;
