import type { Words } from '../../src/atlas';
import type { depositPaymentMachine } from './deposit-payment.machine';
import type { depositPaymentSamples } from './deposit-payment.samples';

/** What QA and product read of a deposit that was begun. */
export const depositPaymentWords = {
  en: {
    title: 'A deposit that was begun',
    inputs: { 'one that waits': 'A deposit waits for the provider' },
    states: {
      followed: 'The deposit is shown with its amount and number',
      'followed.routing': 'The deposit is shown',
      'followed.pending': 'Shows that the provider has not confirmed yet',
      'followed.pending.payable': 'A way to the provider’s page, and the time that is left',
      'followed.pending.overdue': 'Shows that the time is over, and that the provider is waited for',
      'followed.expired': 'Shows that it was not paid in time, and offers another deposit',
      'followed.declined': 'Shows that the provider declined it, and offers another deposit',
      credited: 'Shows that the amount is in the wallet, and offers another deposit',
      lost: 'Shows that it can no longer be followed, and offers to try again',
      over: 'The deposit is no longer shown',
    },
    events: {
      'deposit.changed': {
        'it still waits': 'The provider has not said anything yet',
        'it was credited': 'The provider says that it was paid',
        'the provider refused it': 'The provider declines it',
        'it was not paid in time': 'It expires',
      },
      'countdown.ticked': { 'a minute and a half': '90 seconds are left' },
      'countdown.ended': { 'the time is over': 'The time for it is over' },
      'another.requested': { 'by the player': 'Press "Another deposit"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
    },
    outcomes: { watchDeposit: { 'broke down': 'The following fails' }, countdown: { 'broke down': 'The clock fails' } },
  },
  bn: {
    title: 'শুরু করা একটি ডিপোজিট',
    inputs: { 'one that waits': 'একটি ডিপোজিট পেমেন্ট সেবার অপেক্ষায় আছে' },
    states: {
      followed: 'ডিপোজিটটি পরিমাণ ও নম্বরসহ দেখা যায়',
      'followed.routing': 'ডিপোজিটটি দেখা যায়',
      'followed.pending': 'জানানো হয় পেমেন্ট সেবা এখনও নিশ্চিত করেনি',
      'followed.pending.payable': 'পেমেন্টের পেজে যাওয়ার পথ ও বাকি সময় দেখা যায়',
      'followed.pending.overdue': 'জানানো হয় সময় শেষ, পেমেন্ট সেবার উত্তরের অপেক্ষা চলছে',
      'followed.expired': 'জানানো হয় সময়মতো পেমেন্ট হয়নি, আবার ডিপোজিট করা যায়',
      'followed.declined': 'জানানো হয় পেমেন্ট সেবা ফিরিয়ে দিয়েছে, আবার ডিপোজিট করা যায়',
      credited: 'জানানো হয় ওয়ালেটে যোগ হয়েছে, আবার ডিপোজিট করা যায়',
      lost: 'জানানো হয় ডিপোজিটটির খবর আর পাওয়া যাচ্ছে না, আবার চেষ্টা করা যায়',
      over: 'ডিপোজিটটি আর দেখা যায় না',
    },
    events: {
      'deposit.changed': {
        'it still waits': 'পেমেন্ট সেবা এখনও কিছু জানায়নি',
        'it was credited': 'পেমেন্ট সেবা জানায় পেমেন্ট হয়েছে',
        'the provider refused it': 'পেমেন্ট সেবা ফিরিয়ে দেয়',
        'it was not paid in time': 'ডিপোজিটের মেয়াদ শেষ হয়',
      },
      'countdown.ticked': { 'a minute and a half': '৯০ সেকেন্ড বাকি' },
      'countdown.ended': { 'the time is over': 'ডিপোজিটের সময় শেষ' },
      'another.requested': { 'by the player': '"আরেকটি ডিপোজিট" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: { watchDeposit: { 'broke down': 'খবর নেওয়া ব্যর্থ হয়' }, countdown: { 'broke down': 'ঘড়ি ব্যর্থ হয়' } },
  },
} satisfies Words<typeof depositPaymentMachine, typeof depositPaymentSamples>;
