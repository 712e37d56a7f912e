import type { Words } from '../../src/atlas';
import type { freeTrialMachine } from './free-trial.machine';
import type { freeTrialSamples } from './free-trial.samples';

/** What QA and product read of the free trial. */
export const freeTrialWords = {
  en: {
    title: 'Free trial',
    states: {
      starting: 'The dialog says that the trial is being opened',
      proving: 'A captcha is asked for first',
      refused: 'A warning says why there is no trial, and offers to try again',
      entering: 'The dialog says that the trial is being opened',
      removingCpw: 'The dialog says that the trial is being opened',
      begun: 'The trial has begun: the dialog is closed and the points are shown',
      cancelled: 'The dialog is closed, and nobody is logged in',
    },
    events: {
      'form.submitted': { 'with a captcha': 'Type the letters of the picture and press "Start playing"' },
      'retry.requested': { 'by the visitor': 'Press "Try again"' },
      'dialog.closed': { 'by the visitor': 'Close the dialog' },
    },
    outcomes: {
      captcha: { 'broke down': 'The captcha breaks down' },
      startTrial: {
        opened: 'The gateway opens a trial account',
        'captcha demanded': 'The gateway demands a captcha: many trials came from this address',
        'captcha wrong': 'The gateway says that the letters are wrong',
        'not open': 'The gateway says that free play is not open',
        offline: 'The gateway cannot be reached',
      },
      entry: {
        'came in': 'The account of the trial is read',
        'left again': 'The account could not be read, and the visitor leaves',
        'broke down': 'What follows breaks down',
      },
      removeCpw: { removed: 'The cpw item is removed', 'storage cannot be written': 'The storage of the browser cannot be written' },
    },
  },
  bn: {
    title: 'ফ্রি ট্রায়াল',
    states: {
      starting: 'ট্রায়াল খোলা হচ্ছে, ডায়ালগে জানানো হয়',
      proving: 'আগে একটি ক্যাপচা চাওয়া হয়',
      refused: 'কেন ট্রায়াল হলো না জানানো হয়, আবার চেষ্টা করা যায়',
      entering: 'ট্রায়াল খোলা হচ্ছে, ডায়ালগে জানানো হয়',
      removingCpw: 'ট্রায়াল খোলা হচ্ছে, ডায়ালগে জানানো হয়',
      begun: 'ট্রায়াল শুরু: ডায়ালগ বন্ধ, পয়েন্ট দেখা যায়',
      cancelled: 'ডায়ালগ বন্ধ, কেউ লগইন করা নেই',
    },
    events: {
      'form.submitted': { 'with a captcha': 'ছবির অক্ষর লিখে "খেলা শুরু করুন" চাপুন' },
      'retry.requested': { 'by the visitor': '"আবার চেষ্টা করুন" চাপুন' },
      'dialog.closed': { 'by the visitor': 'ডায়ালগটি বন্ধ করুন' },
    },
    outcomes: {
      captcha: { 'broke down': 'ক্যাপচা ভেঙে পড়ে' },
      startTrial: {
        opened: 'গেটওয়ে একটি ট্রায়াল অ্যাকাউন্ট খোলে',
        'captcha demanded': 'গেটওয়ে ক্যাপচা চায়: এই ঠিকানা থেকে অনেক ট্রায়াল এসেছে',
        'captcha wrong': 'গেটওয়ে জানায়, অক্ষরগুলো ভুল',
        'not open': 'গেটওয়ে জানায়, ফ্রি খেলা খোলা নেই',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      entry: {
        'came in': 'ট্রায়ালের অ্যাকাউন্ট পড়া হয়',
        'left again': 'অ্যাকাউন্ট পড়া যায়নি, দর্শক বেরিয়ে যান',
        'broke down': 'পরের ধাপ ভেঙে পড়ে',
      },
      removeCpw: { removed: 'cpw মুছে ফেলা হয়', 'storage cannot be written': 'ব্রাউজারের স্টোরেজে লেখা যাচ্ছে না' },
    },
  },
} satisfies Words<typeof freeTrialMachine, typeof freeTrialSamples>;
