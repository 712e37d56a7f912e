import type { Words } from '../../src/atlas';
import type { depositHistoryMachine } from './deposit-history.machine';
import type { depositHistorySamples } from './deposit-history.samples';

/** What QA and product read of the list of deposits. */
export const depositHistoryWords = {
  en: {
    title: 'The own deposits',
    states: {
      loading: 'The list shows that it is being read',
      judging: 'The list shows that it is being read',
      failed: 'It says what went wrong, and offers to try again',
      empty: 'It says that nothing was deposited yet',
      shown: 'Each deposit is shown with how it ended',
      left: 'The list is gone',
    },
    events: {
      'page.chosen': { 'the second': 'Go to the second page' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      loadDeposits: { some: 'There are more deposits than fit on a page', none: 'There is none', offline: 'The gateway cannot be reached' },
    },
  },
  bn: {
    title: 'নিজের জমাগুলো',
    states: {
      loading: 'তালিকা পড়া হচ্ছে দেখা যায়',
      judging: 'তালিকা পড়া হচ্ছে দেখা যায়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      empty: 'জানানো হয় এখনও কিছু জমা দেওয়া হয়নি',
      shown: 'প্রতিটি জমা কীভাবে শেষ হয়েছে দেখা যায়',
      left: 'তালিকাটি আর নেই',
    },
    events: {
      'page.chosen': { 'the second': 'দ্বিতীয় পাতায় যান' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      loadDeposits: { some: 'এক পাতার চেয়ে বেশি জমা আছে', none: 'কোনো জমা নেই', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof depositHistoryMachine, typeof depositHistorySamples>;
