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
    offered: { en: 'The dialog shows "Start playing"', bn: 'ডায়ালগে "খেলা শুরু করুন" দেখা যায়' },
    starting: { en: 'The dialog shows a loading state', bn: 'ডেমো খোলা হচ্ছে, ডায়ালগে জানানো হয়' },
    proving: { en: 'A captcha comes first', bn: 'আগে একটি ক্যাপচা চাওয়া হয়' },
    refused: {
      en: 'A warning says why there is no demo, and offers to try again',
      bn: 'কেন ডেমো হলো না জানানো হয়, আবার চেষ্টা করা যায়',
    },
    entering: { en: 'The dialog shows a loading state', bn: 'ডেমো খোলা হচ্ছে, ডায়ালগে জানানো হয়' },
    removingCpw: { en: 'The dialog shows a loading state', bn: 'ডেমো খোলা হচ্ছে, ডায়ালগে জানানো হয়' },
    begun: {
      en: 'The demo has started: the dialog is closed and the points are shown',
      bn: 'ডেমো শুরু: ডায়ালগ বন্ধ, পয়েন্ট দেখা যায়',
    },
    cancelled: { en: 'The dialog is closed, and no one is logged in', bn: 'ডায়ালগ বন্ধ, কেউ লগ ইন করা নেই' },
  },
  events: {
    'trial.requested': { 'by the visitor': { en: 'Press "Start playing"', bn: '"খেলা শুরু করুন" চাপুন' } },
    'form.submitted': {
      'with a captcha': {
        en: 'Type the letters of the picture and press "Start playing"',
        bn: 'ছবির অক্ষর লিখে "খেলা শুরু করুন" চাপুন',
      },
    },
    'retry.requested': { 'by the visitor': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'leave.requested': { 'by the visitor': { en: 'Close the dialog', bn: 'ডায়ালগটি বন্ধ করুন' } },
  },
  outcomes: {
    captcha: { failed: { ...broken, en: 'The captcha fails', bn: 'ক্যাপচা ব্যর্থ হয়' } },
    startTrial: {
      opened: {
        output: { username: 'trial0123456789', entry },
        en: 'The gateway opens a demo account',
        bn: 'গেটওয়ে একটি ডেমো অ্যাকাউন্ট খোলে',
      },
      'captcha demanded': {
        error: {
          kind: 'rejected',
          code: 'captcha.required',
          message: 'Please type the letters in the picture.',
          status: 422,
        },
        en: 'The gateway demands a captcha: many demos were opened from this address',
        bn: 'গেটওয়ে ক্যাপচা চায়: এই ঠিকানা থেকে অনেক ডেমো এসেছে',
      },
      'captcha wrong': {
        error: {
          kind: 'rejected',
          code: 'captcha.wrong',
          message: 'The letters do not match the picture.',
          status: 422,
        },
        en: 'The gateway says that the letters are wrong',
        bn: 'গেটওয়ে জানায়, অক্ষরগুলো ভুল',
      },
      'not open': {
        error: { kind: 'rejected', code: 'trial.closed', message: 'Free play is not open at the moment.', status: 403 },
        en: 'The gateway says that the free demo is closed',
        bn: 'গেটওয়ে জানায়, ফ্রি খেলা খোলা নেই',
      },
      offline,
    },
    entry: {
      'came in': {
        output: { account, changed: false },
        en: 'The account of the demo is read',
        bn: 'ডেমোর অ্যাকাউন্ট পড়া হয়',
      },
      'left again': {
        output: { account: null, changed: false },
        en: 'The account could not be read, and the visitor leaves',
        bn: 'অ্যাকাউন্ট পড়া যায়নি, দর্শক বেরিয়ে যান',
      },
      failed: { ...broken, en: 'What follows fails', bn: 'পরের ধাপ ব্যর্থ হয়' },
    },
    removeCpw: {
      removed: { output: undefined, en: 'The cpw item is removed', bn: 'cpw মুছে ফেলা হয়' },
      'storage cannot be written': {
        ...broken,
        en: 'The storage of the browser cannot be written',
        bn: 'ব্রাউজারের স্টোরেজে লেখা যাচ্ছে না',
      },
    },
  },
} satisfies Samples<typeof freeTrialMachine>;
