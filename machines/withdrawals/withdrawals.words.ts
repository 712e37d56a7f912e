import type { Words } from '../../src/atlas';
import type { withdrawalsMachine } from './withdrawals.machine';
import type { withdrawalsSamples } from './withdrawals.samples';

/** What QA and product read of the page of withdrawals. */
export const withdrawalsWords = {
  en: {
    title: 'The page of withdrawals',
    states: {
      open: 'The withdrawals are open',
      'open.listing': 'The withdrawals are shown, newest first, with "New withdrawal"',
      'open.asking': 'A new withdrawal is asked for',
      'open.following': 'One withdrawal is shown with its steps',
      failed: 'Shows that a part has failed, and offers to try again',
    },
    events: {
      'withdrawal.requested': { 'by the player': 'Press "New withdrawal"' },
      'withdrawal.chosen': { 'one that waits for the word': 'Press "Report what arrived" beside a withdrawal' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
    },
    outcomes: {
      list: { failed: 'The list fails' },
      withdrawal: { sent: 'It is sent', left: 'It is left', 'broke down': 'It fails' },
      withdrawalConfirmation: { left: 'It is left', 'broke down': 'It fails' },
    },
  },
  bn: {
    title: 'উত্তোলনের পেজ',
    states: {
      open: 'উত্তোলনগুলো খোলা আছে',
      'open.listing': 'উত্তোলনগুলো দেখা যায়, নতুনটি আগে, সঙ্গে "নতুন উত্তোলন"',
      'open.asking': 'নতুন উত্তোলনের ফর্ম দেখা যায়',
      'open.following': 'একটি উত্তোলন তার ধাপসহ দেখা যায়',
      failed: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    events: {
      'withdrawal.requested': { 'by the player': '"নতুন উত্তোলন" চাপুন' },
      'withdrawal.chosen': { 'one that waits for the word': 'একটি উত্তোলনের পাশে "কত পেয়েছেন জানান" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: {
      list: { failed: 'তালিকাটি ব্যর্থ হয়' },
      withdrawal: { sent: 'পাঠানো হয়েছে', left: 'ছেড়ে দেওয়া হয়েছে', 'broke down': 'ব্যর্থ হয়' },
      withdrawalConfirmation: { left: 'ছেড়ে দেওয়া হয়েছে', 'broke down': 'ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof withdrawalsMachine, typeof withdrawalsSamples>;
