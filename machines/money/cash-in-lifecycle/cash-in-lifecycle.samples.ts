import type { Samples } from '../../../src/atlas';
import type { cashInLifecycleMachine } from './cash-in-lifecycle.machine';

export const cashInLifecycleSamples = {
  title: { en: 'Cash-in lifecycle', bn: 'ক্যাশ-ইনের জীবনচক্র' },
  states: {
    pending: { en: 'The cash-in is being checked', bn: 'ক্যাশ-ইনটি যাচাই করা হচ্ছে' },
    confirmed: { en: 'The cash-in is confirmed and in the wallet', bn: 'ক্যাশ-ইনটি নিশ্চিত হয়ে ওয়ালেটে এসেছে' },
    rejected: { en: 'The cash-in is rejected with a reason', bn: 'ক্যাশ-ইনটি কারণসহ নাকচ হয়েছে' },
    cancelled: { en: 'The cash-in is cancelled', bn: 'ক্যাশ-ইনটি বাতিল হয়েছে' },
    expired: { en: 'The cash-in was not confirmed in time', bn: 'ক্যাশ-ইনটি সময়মতো নিশ্চিত হয়নি' },
  },
  inputs: {
    'default settings': {
      input: { expiresAfterHours: 24 },
      en: 'Report a transfer from a mobile wallet',
      bn: 'মোবাইল ওয়ালেট থেকে পাঠানোর কথা জানান',
    },
  },
  events: {
    'player.cancelled': { 'by the player': { en: 'Cancel the cash-in', bn: 'ক্যাশ-ইনটি বাতিল করুন' } },
    'ops.confirmed': {
      'by an operator': {
        en: 'An operator finds the transfer in the statement and confirms it',
        bn: 'একজন অপারেটর স্টেটমেন্টে মিলিয়ে ক্যাশ-ইনটি নিশ্চিত করেন',
      },
    },
    'ops.rejected': {
      'by an operator': { en: 'An operator rejects the cash-in', bn: 'একজন অপারেটর ক্যাশ-ইনটি নাকচ করেন' },
    },
  },
  outcomes: {},
} satisfies Samples<typeof cashInLifecycleMachine>;
