import type { Words } from '../../src/atlas';
import type { gamingLimitsMachine } from './gaming-limits.machine';
import type { gamingLimitsSamples } from './gaming-limits.samples';

/** What QA and product read of the page of limits. */
export const gamingLimitsWords = {
  en: {
    title: 'The page of limits',
    states: {
      loading: 'The page shows a loading state',
      failed: 'The page says what went wrong, and offers to try again',
      overview: 'The page shows the deposit limits, the play reminder, the time-out and the self-exclusion',
      depositLimit: 'A deposit limit is shown',
      timeOut: 'The time-out is shown',
      exclusion: 'The self-exclusion is shown',
      reality: 'The form asks how often the play reminder is wanted',
      excluded: 'The player is logged out',
    },
    events: {
      'limit.chosen': {
        'of a day': 'Press the button beside the limit of 24 hours',
        'of a week': 'Press the button beside the limit of 7 days',
        'of a month': 'Press the button beside the limit of a month',
      },
      'timeOut.chosen': { 'by the player': 'Press the button beside the time-out' },
      'exclusion.chosen': { 'by the player': 'Press the button beside the self-exclusion' },
      'reality.chosen': { 'by the player': 'Press the button beside the play reminder' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
    },
    outcomes: {
      loadLimits: {
        'nothing is set': 'Nothing is set yet',
        'all is set': 'All is set: limits, a time-out, a self-exclusion and a play reminder',
        offline: 'The gateway cannot be reached',
      },
      depositLimit: { changed: 'The limit was changed', left: 'The limit is left as it was', 'broke down': 'The part fails' },
      timeOut: { taken: 'A time-out was taken', left: 'No time-out is taken', 'broke down': 'The part fails' },
      selfExclusion: { excluded: 'The player is excluded', left: 'The player is not excluded', 'broke down': 'The part fails' },
      realityForm: { sent: 'The time was chosen', left: 'The form is left', 'broke down': 'The form fails' },
    },
  },
  bn: {
    title: 'লিমিটের পেজ',
    states: {
      loading: 'লোডিং দেখা যায়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      overview: 'ডিপোজিট লিমিট, খেলার রিমাইন্ডার, বিরতি ও নিজেকে বিরত রাখার সারি দেখা যায়',
      depositLimit: 'একটি ডিপোজিট লিমিট দেখা যায়',
      timeOut: 'বিরতির অংশ দেখা যায়',
      exclusion: 'নিজেকে বিরত রাখার অংশ দেখা যায়',
      reality: 'কতক্ষণ পরপর খেলার রিমাইন্ডার চান, ফর্মে জানতে চাওয়া হয়',
      excluded: 'খেলোয়াড়কে লগ আউট করা হয়েছে',
    },
    events: {
      'limit.chosen': {
        'of a day': '২৪ ঘণ্টার লিমিটের পাশের বোতাম চাপুন',
        'of a week': '৭ দিনের লিমিটের পাশের বোতাম চাপুন',
        'of a month': 'এক মাসের লিমিটের পাশের বোতাম চাপুন',
      },
      'timeOut.chosen': { 'by the player': 'বিরতির পাশের বোতাম চাপুন' },
      'exclusion.chosen': { 'by the player': 'নিজেকে বিরত রাখার পাশের বোতাম চাপুন' },
      'reality.chosen': { 'by the player': 'খেলার রিমাইন্ডারের পাশের বোতাম চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: {
      loadLimits: {
        'nothing is set': 'এখনও কিছুই ঠিক করা নেই',
        'all is set': 'সবই আছে: লিমিট, বিরতি, নিজেকে বিরত রাখা ও খেলার রিমাইন্ডার',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      depositLimit: { changed: 'লিমিটটি বদলেছে', left: 'লিমিট আগের মতোই আছে', 'broke down': 'অংশটি ব্যর্থ হয়' },
      timeOut: { taken: 'বিরতি নেওয়া হয়েছে', left: 'বিরতি নেওয়া হয়নি', 'broke down': 'অংশটি ব্যর্থ হয়' },
      selfExclusion: { excluded: 'খেলোয়াড় এখন বিরত', left: 'কেউ বিরত হননি', 'broke down': 'অংশটি ব্যর্থ হয়' },
      realityForm: { sent: 'সময় বেছে নেওয়া হয়েছে', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof gamingLimitsMachine, typeof gamingLimitsSamples>;
