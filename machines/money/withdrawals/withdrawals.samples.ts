import type { Samples } from '../../../src/atlas';
import type { Withdrawal } from '../../../src/contract';
import { bankAccount, broken, offline, paidOut } from '../../samples';
import type { withdrawalsMachine } from './withdrawals.machine';

const paid: Withdrawal = { ...paidOut, to: { ...bankAccount, kind: 'ewallet', provider: 'Nodi Pay' } };

export const withdrawalsSamples = {
  title: { en: 'The page of withdrawals', bn: 'উত্তোলনের পেজ' },
  states: {
    open: { en: 'The withdrawals are open', bn: 'উত্তোলনগুলো খোলা আছে' },
    'open.opening': { en: 'The page shows that it is loading', bn: 'পেজটি লোড হচ্ছে দেখা যায়' },
    'open.listing': {
      en: 'The withdrawals are shown, newest first, with "New withdrawal"',
      bn: 'উত্তোলনগুলো দেখা যায়, নতুনটি আগে, সঙ্গে "নতুন উত্তোলন"',
    },
    'open.asking': { en: 'A new withdrawal is requested', bn: 'নতুন উত্তোলনের ফর্ম দেখা যায়' },
    'open.following': { en: 'One withdrawal is shown with its steps', bn: 'একটি উত্তোলন তার ধাপসহ দেখা যায়' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'withdrawal.requested': { 'by the player': { en: 'Press "New withdrawal"', bn: '"নতুন উত্তোলন" চাপুন' } },
    'withdrawal.chosen': {
      'one that waits for the word': {
        event: { id: paidOut.id },
        en: 'Press "Report what arrived" beside a withdrawal',
        bn: 'একটি উত্তোলনের পাশে "কত পেয়েছেন জানান" চাপুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    findUnderWay: {
      'one is under way': {
        output: { kind: 'underWay' },
        en: 'A withdrawal that was sent has not ended yet',
        bn: 'আগে পাঠানো একটি উত্তোলন এখনও শেষ হয়নি',
      },
      'none is under way': {
        output: { kind: 'none' },
        en: 'No withdrawal is under way',
        bn: 'কোনো উত্তোলন চলছে না',
      },
      offline,
    },
    withdrawal: {
      sent: { output: { sent: paid }, en: 'It is sent', bn: 'পাঠানো হয়েছে' },
      left: { output: { sent: null }, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'It fails', bn: 'ব্যর্থ হয়' },
    },
    withdrawalConfirmation: {
      left: { output: { said: false }, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'It fails', bn: 'ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof withdrawalsMachine>;
