import type { Samples } from '../../../src/atlas';
import { broken, partEnds, withdrawal } from '../../samples';
import type { withdrawalMachine } from './withdrawal.machine';

const child = partEnds({ en: 'It is set', bn: 'ঠিক করা হয়েছে' });
const nothing = { terms: null, moved: null, first: null };

export const withdrawalSamples = {
  title: { en: 'Withdrawal', bn: 'উত্তোলন' },
  states: {
    moving: {
      en: 'Once loaded, destination and amount can be entered, or the request is confirmed',
      bn: 'লোড হলে কোথায় ও কত জানতে চাওয়া হয়, কিংবা পাঠানোর পর কী হবে জানানো হয়',
    },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    protecting: { en: 'A payment password is to be set first', bn: 'আগে পেমেন্ট পাসওয়ার্ড ঠিক করতে হয়' },
    binding: { en: 'An account is to be added first', bn: 'আগে একটি অ্যাকাউন্ট যুক্ত করতে হয়' },
    managing: { en: 'The added accounts are shown', bn: 'যোগ করা অ্যাকাউন্ট দেখা যায়' },
    left: {
      en: 'The form is left: the withdrawals are shown, or the one that was sent',
      bn: 'ফর্মটি ছেড়ে যাওয়া হয়েছে: উত্তোলনের তালিকা, কিংবা পাঠানো উত্তোলনটি দেখা যায়',
    },
  },
  events: {
    'account.requested': { 'by the player': { en: 'Press "My accounts"', bn: '"আমার অ্যাকাউন্ট" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    moneyMove: {
      'it was sent': {
        output: { ...nothing, moved: { of: 'withdrawal', ...withdrawal } },
        en: 'It is sent, and followed',
        bn: 'পাঠানো হয়েছে, এরপর অনুসরণ করা হয়',
      },
      'it was left': { output: nothing, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
      'no payment password': {
        output: { ...nothing, first: 'paymentPassword' },
        en: 'There is no payment password yet',
        bn: 'এখনও পেমেন্ট পাসওয়ার্ড নেই',
      },
      'no account': {
        output: { ...nothing, first: 'bankAccount' },
        en: 'No account is added yet',
        bn: 'এখনও কোনো অ্যাকাউন্ট যুক্ত নেই',
      },
      failed: { ...broken, en: 'The form fails', bn: 'ফর্মটি ব্যর্থ হয়' },
    },
    paymentPassword: child,
    bankAccount: child,
  },
} satisfies Samples<typeof withdrawalMachine>;
