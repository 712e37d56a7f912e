import type { Samples } from '../../../src/atlas';
import { broken, partEnds, withdrawal } from '../../samples';
import type { withdrawalMachine } from './withdrawal.machine';

const child = partEnds({ en: 'The player saves a change', bn: 'খেলোয়াড় পরিবর্তন সেভ করেন' });
const nothing = { terms: null, moved: null, first: null };

export const withdrawalSamples = {
  title: { en: 'Withdrawal', bn: 'উত্তোলন' },
  states: {
    withdrawing: {
      en: 'The withdrawal form is shown once loaded, or a message confirms the request',
      bn: 'লোড হলে উত্তোলনের ফর্ম, কিংবা আবেদন পাঠানোর বার্তা দেখা যায়',
    },
    failed: {
      en: 'An error says what went wrong; "Try again" and "Back" are offered',
      bn: 'কী ভুল হয়েছে তা দেখা যায়; "আবার চেষ্টা করুন" বা "ফিরে যান" চাপা যায়',
    },
    protecting: { en: 'A payment password must be set first', bn: 'আগে পেমেন্ট পাসওয়ার্ড ঠিক করতে হয়' },
    binding: { en: 'A payout account must be added first', bn: 'আগে একটি অ্যাকাউন্ট যোগ করতে হয়' },
    managing: { en: 'The payout accounts are shown', bn: 'যোগ করা অ্যাকাউন্টগুলো দেখা যায়' },
    left: {
      en: 'The form is closed; the list of withdrawals or the new withdrawal is shown',
      bn: 'ফর্মটি বন্ধ; উত্তোলনের তালিকা, কিংবা নতুন উত্তোলনটি দেখা যায়',
    },
  },
  events: {
    'account.requested': { 'by the player': { en: 'Press "My accounts"', bn: '"আমার অ্যাকাউন্ট" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    moneyMove: {
      'request sent': {
        output: { ...nothing, moved: { of: 'withdrawal', ...withdrawal } },
        en: 'The player requests a withdrawal and opens its status',
        bn: 'খেলোয়াড় উত্তোলনের আবেদন করে তার অগ্রগতি খোলেন',
      },
      'closed by the player': {
        output: nothing,
        en: 'The player leaves without a withdrawal',
        bn: 'খেলোয়াড় উত্তোলন না করে ফিরে যান',
      },
      'no payment password': {
        output: { ...nothing, first: 'paymentPassword' },
        en: 'No payment password is set',
        bn: 'পেমেন্ট পাসওয়ার্ড ঠিক করা নেই',
      },
      'no account': {
        output: { ...nothing, first: 'bankAccount' },
        en: 'No payout account is added',
        bn: 'কোনো অ্যাকাউন্ট যোগ করা নেই',
      },
      failed: { ...broken, en: 'The withdrawal form crashes', bn: 'উত্তোলনের ফর্মে ত্রুটি ঘটে' },
    },
    paymentPassword: child,
    bankAccount: child,
  },
} satisfies Samples<typeof withdrawalMachine>;
