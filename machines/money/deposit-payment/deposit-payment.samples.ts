import type { Samples } from '../../../src/atlas';
import type { Deposit } from '../../../src/contract';
import { broken, deposit, offline } from '../../samples';
import type { depositPaymentMachine } from './deposit-payment.machine';

const over: Deposit = { ...deposit, payUrl: null };
const cancelled: Deposit = { ...over, state: 'failed', reason: 'cancelled' };

/** The deposit that is followed, and its outcomes. */
export const depositPaymentSamples = {
  title: { en: 'A pending deposit', bn: 'শুরু করা একটি ডিপোজিট' },
  states: {
    followed: { en: 'The deposit is shown with its amount and number', bn: 'ডিপোজিটটি পরিমাণ ও নম্বরসহ দেখা যায়' },
    'followed.routing': { en: 'The deposit is shown', bn: 'ডিপোজিটটি দেখা যায়' },
    'followed.pending': {
      en: 'Shows that the provider has not confirmed yet',
      bn: 'জানানো হয় পেমেন্ট সেবা এখনও নিশ্চিত করেনি',
    },
    'followed.pending.payable': {
      en: 'A way to the provider’s page, and the time that is left',
      bn: 'পেমেন্টের পেজে যাওয়ার পথ ও বাকি সময় দেখা যায়',
    },
    'followed.pending.cancelling': { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    'followed.pending.cancelling.inTime': { en: 'The time that is left stays in view', bn: 'বাকি সময় দেখা যায়' },
    'followed.pending.cancelling.late': {
      en: 'Shows that the time is over; the button still shows a spinner',
      bn: 'জানানো হয় সময় শেষ; বোতামে তখনও লোডিং চিহ্ন',
    },
    'followed.pending.uncancelled': {
      en: 'Shows why it was not cancelled; it can be paid or cancelled',
      bn: 'কেন বাতিল হয়নি জানানো হয়; পেমেন্ট করা বা বাতিল করা যায়',
    },
    'followed.cancelled': {
      en: 'Shows calmly that the player has cancelled it, and offers another deposit',
      bn: 'শান্তভাবে জানানো হয় খেলোয়াড় বাতিল করেছেন, আবার ডিপোজিট করা যায়',
    },
    'followed.pending.overdue': {
      en: 'Shows that the time is over, and that the provider is waited for',
      bn: 'জানানো হয় সময় শেষ, পেমেন্ট সেবার উত্তরের অপেক্ষা চলছে',
    },
    'followed.expired': {
      en: 'Shows that it was not paid in time, and offers another deposit',
      bn: 'জানানো হয় সময়মতো পেমেন্ট হয়নি, আবার ডিপোজিট করা যায়',
    },
    'followed.declined': {
      en: 'Shows that the provider declined it, and offers another deposit',
      bn: 'জানানো হয় পেমেন্ট সেবা ফিরিয়ে দিয়েছে, আবার ডিপোজিট করা যায়',
    },
    credited: {
      en: 'Shows that the amount is in the wallet, and offers another deposit',
      bn: 'জানানো হয় ওয়ালেটে যোগ হয়েছে, আবার ডিপোজিট করা যায়',
    },
    returned: {
      en: 'Shows that it was not credited and goes back, and why, and offers another deposit',
      bn: 'জানানো হয় কেন যোগ হয়নি ও পেমেন্ট ফেরত যাচ্ছে, আবার ডিপোজিট করা যায়',
    },
    lost: {
      en: 'Shows that it can no longer be followed, and offers to try again',
      bn: 'জানানো হয় ডিপোজিটটির খবর আর পাওয়া যাচ্ছে না, আবার চেষ্টা করা যায়',
    },
    over: { en: 'The deposit is no longer shown', bn: 'ডিপোজিটটি আর দেখা যায় না' },
  },
  inputs: {
    'one that waits': {
      input: { deposit: deposit },
      en: 'A deposit waits for the provider',
      bn: 'একটি ডিপোজিট পেমেন্ট সেবার অপেক্ষায় আছে',
    },
  },
  events: {
    'deposit.changed': {
      'it still waits': {
        event: { deposit: deposit },
        en: 'The provider has not reported yet',
        bn: 'পেমেন্ট সেবা এখনও কিছু জানায়নি',
      },
      'it was credited': {
        event: { deposit: { ...over, state: 'credited' } },
        en: 'The provider says that it was paid',
        bn: 'পেমেন্ট সেবা জানায় পেমেন্ট হয়েছে',
      },
      'the provider refused it': {
        event: { deposit: { ...over, state: 'failed', reason: 'declined' } },
        en: 'The provider declines it',
        bn: 'পেমেন্ট সেবা ফিরিয়ে দেয়',
      },
      'it was cancelled': {
        event: { deposit: cancelled },
        en: 'The player cancels it at the provider’s, or on another device',
        bn: 'খেলোয়াড় পেমেন্টের পেজে বা অন্য ডিভাইসে বাতিল করেন',
      },
      'it goes back': {
        event: { deposit: { ...over, state: 'returned', reason: 'limit' } },
        en: 'It is paid, and may not be credited',
        bn: 'পেমেন্ট হয়েছে, কিন্তু যোগ করা যায় না',
      },
      'it was not paid in time': {
        event: { deposit: { ...over, state: 'expired' } },
        en: 'It expires',
        bn: 'ডিপোজিটের মেয়াদ শেষ হয়',
      },
    },
    'countdown.ticked': {
      'a minute and a half': { event: { secondsLeft: 90 }, en: '90 seconds are left', bn: '৯০ সেকেন্ড বাকি' },
    },
    'countdown.ended': { 'the time is over': { en: 'The time for it is over', bn: 'ডিপোজিটের সময় শেষ' } },
    'cancel.requested': { 'by the player': { en: 'Press "Cancel deposit"', bn: '"ডিপোজিট বাতিল করুন" চাপুন' } },
    'another.requested': { 'by the player': { en: 'Press "Another deposit"', bn: '"আরেকটি ডিপোজিট" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    watchDeposit: { failed: { ...broken, en: 'The following fails', bn: 'খবর নেওয়া ব্যর্থ হয়' } },
    cancelDeposit: {
      'it is cancelled': { output: cancelled, en: 'The gateway cancels it', bn: 'গেটওয়ে বাতিল করে' },
      'it was paid meanwhile': {
        output: { ...over, state: 'credited' },
        en: 'The gateway reports that it has been paid',
        bn: 'গেটওয়ে জানায়: এর মধ্যে পেমেন্ট হয়েছে',
      },
      offline,
    },
    countdown: { failed: { ...broken, en: 'The clock fails', bn: 'ঘড়ি ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof depositPaymentMachine>;
