import type { Samples } from '../../../src/atlas';
import type { GamingLimits } from '../../../src/contract';
import { broken, formEnds, offline } from '../../samples';
import type { gamingLimitsMachine } from './gaming-limits.machine';

const confirmableFrom = 1_800_086_400_000;
const none: GamingLimits = {
  deposit: [
    { period: 'day', limit: null, used: '0.00', asked: null },
    { period: 'week', limit: null, used: '0.00', asked: null },
    { period: 'month', limit: null, used: '0.00', asked: null },
  ],
  timeOutUntil: null,
  excludedUntil: null,
  realityMinutes: null,
};
const all: GamingLimits = {
  deposit: [
    { period: 'day', limit: '1000.00', used: '1000.00', asked: null },
    { period: 'week', limit: '5000.00', used: '1200.00', asked: { limit: '9000.00', confirmableFrom } },
    { period: 'month', limit: '20000.00', used: '4200.00', asked: { limit: null, confirmableFrom } },
  ],
  timeOutUntil: confirmableFrom,
  excludedUntil: 1_815_552_000_000,
  realityMinutes: 30,
};

export const gamingLimitsSamples = {
  title: { en: 'The page of limits', bn: 'লিমিটের পেজ' },
  states: {
    loading: { en: 'The page shows a loading state', bn: 'লোডিং দেখা যায়' },
    failed: { en: 'The page says what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    overview: {
      en: 'The page shows the deposit limits, the play reminder, the time-out and the self-exclusion',
      bn: 'ডিপোজিট লিমিট, খেলার রিমাইন্ডার, বিরতি ও নিজেকে বিরত রাখার সারি দেখা যায়',
    },
    depositLimit: { en: 'A deposit limit is shown', bn: 'একটি ডিপোজিট লিমিট দেখা যায়' },
    timeOut: { en: 'The time-out is shown', bn: 'বিরতির অংশ দেখা যায়' },
    exclusion: { en: 'The self-exclusion is shown', bn: 'নিজেকে বিরত রাখার অংশ দেখা যায়' },
    reality: {
      en: 'The form asks how often the play reminder is wanted',
      bn: 'কতক্ষণ পরপর খেলার রিমাইন্ডার চান, ফর্মে জানতে চাওয়া হয়',
    },
    excluded: { en: 'The player is logged out', bn: 'খেলোয়াড়কে লগ আউট করা হয়েছে' },
  },
  events: {
    'limit.chosen': {
      'of a day': {
        event: { period: 'day' },
        en: 'Press the button beside the limit of 24 hours',
        bn: '২৪ ঘণ্টার লিমিটের পাশের বোতাম চাপুন',
      },
      'of a week': {
        event: { period: 'week' },
        en: 'Press the button beside the limit of 7 days',
        bn: '৭ দিনের লিমিটের পাশের বোতাম চাপুন',
      },
      'of a month': {
        event: { period: 'month' },
        en: 'Press the button beside the limit of a month',
        bn: 'এক মাসের লিমিটের পাশের বোতাম চাপুন',
      },
    },
    'timeOut.chosen': { 'by the player': { en: 'Press the button beside the time-out', bn: 'বিরতির পাশের বোতাম চাপুন' } },
    'exclusion.chosen': {
      'by the player': { en: 'Press the button beside the self-exclusion', bn: 'নিজেকে বিরত রাখার পাশের বোতাম চাপুন' },
    },
    'reality.chosen': {
      'by the player': { en: 'Press the button beside the play reminder', bn: 'খেলার রিমাইন্ডারের পাশের বোতাম চাপুন' },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadLimits: {
      'nothing is set': { output: none, en: 'Nothing is set yet', bn: 'এখনও কিছুই ঠিক করা নেই' },
      'all is set': {
        output: all,
        en: 'All is set: limits, a time-out, a self-exclusion and a play reminder',
        bn: 'সবই আছে: লিমিট, বিরতি, নিজেকে বিরত রাখা ও খেলার রিমাইন্ডার',
      },
      offline,
    },
    depositLimit: {
      changed: { output: { changed: true }, en: 'The limit was changed', bn: 'লিমিটটি বদলেছে' },
      left: { output: { changed: false }, en: 'The limit is left as it was', bn: 'লিমিট আগের মতোই আছে' },
      failed: { ...broken, en: 'The part fails', bn: 'অংশটি ব্যর্থ হয়' },
    },
    timeOut: {
      taken: { output: { taken: true }, en: 'A time-out was taken', bn: 'বিরতি নেওয়া হয়েছে' },
      left: { output: { taken: false }, en: 'No time-out is taken', bn: 'বিরতি নেওয়া হয়নি' },
      failed: { ...broken, en: 'The part fails', bn: 'অংশটি ব্যর্থ হয়' },
    },
    selfExclusion: {
      excluded: { output: { excluded: true }, en: 'The player is excluded', bn: 'খেলোয়াড় এখন বিরত' },
      left: { output: { excluded: false }, en: 'The player is not excluded', bn: 'কেউ বিরত হননি' },
      failed: { ...broken, en: 'The part fails', bn: 'অংশটি ব্যর্থ হয়' },
    },
    realityForm: formEnds({ en: 'The interval was selected', bn: 'সময় বেছে নেওয়া হয়েছে' }),
  },
} satisfies Samples<typeof gamingLimitsMachine>;
