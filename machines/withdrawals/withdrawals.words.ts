import type { Words } from '../../src/atlas';
import type { withdrawalsMachine } from './withdrawals.machine';
import type { withdrawalsSamples } from './withdrawals.samples';

/** What QA and product read of the page of withdrawals. */
export const withdrawalsWords = {
  en: {
    title: 'The page of withdrawals',
    states: {
      loading: 'The page shows that it is being read',
      failed: 'It says what went wrong, and offers to try again',
      shown: 'The withdrawals are shown, newest first, with "New withdrawal"',
      asking: 'A new withdrawal is asked for',
      following: 'One withdrawal is shown with its steps',
    },
    events: {
      'withdrawal.requested': { 'by the player': 'Press "New withdrawal"' },
      'withdrawal.chosen': { 'one that waits for the word': 'Press "Say what arrived" beside a withdrawal' },
      'list.turned': { 'to the second page': 'Press "2" among the pages' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
    },
    outcomes: {
      loadWithdrawals: {
        'two pages': 'There are two pages of withdrawals, one of which waits for the word',
        'nothing yet': 'Nothing was ever withdrawn',
        offline: 'The gateway cannot be reached',
      },
      withdrawal: { sent: 'It is sent', left: 'It is left', 'broke down': 'It breaks down' },
      withdrawalConfirmation: { left: 'It is left', 'broke down': 'It breaks down' },
    },
  },
  bn: {
    title: 'উত্তোলনের পাতা',
    states: {
      loading: 'পাতাটি পড়া হচ্ছে দেখা যায়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      shown: 'উত্তোলনগুলো দেখা যায়, নতুনটি আগে, সঙ্গে "নতুন উত্তোলন"',
      asking: 'নতুন উত্তোলনের ফর্ম দেখা যায়',
      following: 'একটি উত্তোলন তার ধাপসহ দেখা যায়',
    },
    events: {
      'withdrawal.requested': { 'by the player': '"নতুন উত্তোলন" চাপুন' },
      'withdrawal.chosen': { 'one that waits for the word': 'একটি উত্তোলনের পাশে "কী পেয়েছেন জানান" চাপুন' },
      'list.turned': { 'to the second page': 'পাতাগুলোর মধ্যে "২" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: {
      loadWithdrawals: {
        'two pages': 'দুই পাতা উত্তোলন আছে, একটির জবাব বাকি',
        'nothing yet': 'এখনও কিছু উত্তোলন করা হয়নি',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      withdrawal: { sent: 'পাঠানো হয়েছে', left: 'ছেড়ে দেওয়া হয়েছে', 'broke down': 'ভেঙে পড়ে' },
      withdrawalConfirmation: { left: 'ছেড়ে দেওয়া হয়েছে', 'broke down': 'ভেঙে পড়ে' },
    },
  },
} satisfies Words<typeof withdrawalsMachine, typeof withdrawalsSamples>;
