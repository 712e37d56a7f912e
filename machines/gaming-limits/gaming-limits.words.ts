import type { Words } from '../../src/atlas';
import type { gamingLimitsMachine } from './gaming-limits.machine';
import type { gamingLimitsSamples } from './gaming-limits.samples';

/** What QA and product read of the page of limits. */
export const gamingLimitsWords = {
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
    reality: { en: 'The form asks how often the play reminder is wanted', bn: 'কতক্ষণ পরপর খেলার রিমাইন্ডার চান, ফর্মে জানতে চাওয়া হয়' },
    excluded: { en: 'The player is logged out', bn: 'খেলোয়াড়কে লগ আউট করা হয়েছে' },
  },
  events: {
    'limit.chosen': {
      'of a day': { en: 'Press the button beside the limit of 24 hours', bn: '২৪ ঘণ্টার লিমিটের পাশের বোতাম চাপুন' },
      'of a week': { en: 'Press the button beside the limit of 7 days', bn: '৭ দিনের লিমিটের পাশের বোতাম চাপুন' },
      'of a month': { en: 'Press the button beside the limit of a month', bn: 'এক মাসের লিমিটের পাশের বোতাম চাপুন' },
    },
    'timeOut.chosen': { 'by the player': { en: 'Press the button beside the time-out', bn: 'বিরতির পাশের বোতাম চাপুন' } },
    'exclusion.chosen': { 'by the player': { en: 'Press the button beside the self-exclusion', bn: 'নিজেকে বিরত রাখার পাশের বোতাম চাপুন' } },
    'reality.chosen': { 'by the player': { en: 'Press the button beside the play reminder', bn: 'খেলার রিমাইন্ডারের পাশের বোতাম চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadLimits: {
      'nothing is set': { en: 'Nothing is set yet', bn: 'এখনও কিছুই ঠিক করা নেই' },
      'all is set': {
        en: 'All is set: limits, a time-out, a self-exclusion and a play reminder',
        bn: 'সবই আছে: লিমিট, বিরতি, নিজেকে বিরত রাখা ও খেলার রিমাইন্ডার',
      },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
    depositLimit: {
      changed: { en: 'The limit was changed', bn: 'লিমিটটি বদলেছে' },
      left: { en: 'The limit is left as it was', bn: 'লিমিট আগের মতোই আছে' },
      'broke down': { en: 'The part fails', bn: 'অংশটি ব্যর্থ হয়' },
    },
    timeOut: {
      taken: { en: 'A time-out was taken', bn: 'বিরতি নেওয়া হয়েছে' },
      left: { en: 'No time-out is taken', bn: 'বিরতি নেওয়া হয়নি' },
      'broke down': { en: 'The part fails', bn: 'অংশটি ব্যর্থ হয়' },
    },
    selfExclusion: {
      excluded: { en: 'The player is excluded', bn: 'খেলোয়াড় এখন বিরত' },
      left: { en: 'The player is not excluded', bn: 'কেউ বিরত হননি' },
      'broke down': { en: 'The part fails', bn: 'অংশটি ব্যর্থ হয়' },
    },
    realityForm: {
      sent: { en: 'The time was chosen', bn: 'সময় বেছে নেওয়া হয়েছে' },
      left: { en: 'The form is left', bn: 'ফর্মটি ছেড়ে দেওয়া হয়েছে' },
      'broke down': { en: 'The form fails', bn: 'ফর্মটি ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof gamingLimitsMachine, typeof gamingLimitsSamples>;
