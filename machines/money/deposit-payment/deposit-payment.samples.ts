import type { Samples } from '../../../src/atlas';
import type { Deposit } from '../../../src/contract';
import { broken, deposit, offline } from '../../samples';
import type { depositPaymentMachine } from './deposit-payment.machine';

const over: Deposit = { ...deposit, payUrl: null };
const cancelled: Deposit = { ...over, state: 'failed', reason: 'cancelled' };

/** A pending deposit and its outcomes. */
export const depositPaymentSamples = {
  title: { en: 'Pending deposit', bn: 'অপেক্ষায় থাকা ডিপোজিট' },
  states: {
    followed: { en: 'The deposit is shown with its amount and number', bn: 'ডিপোজিটটি পরিমাণ ও নম্বরসহ দেখা যায়' },
    'followed.routing': { en: 'The deposit is shown', bn: 'ডিপোজিটটি দেখা যায়' },
    'followed.pending': {
      en: 'The provider has not confirmed the payment yet',
      bn: 'প্রোভাইডার এখনও পেমেন্ট নিশ্চিত করেনি',
    },
    'followed.pending.payable': {
      en: '"Go to payment" and the time left to pay are shown',
      bn: '"পেমেন্টে যান" ও পেমেন্টের বাকি সময় দেখা যায়',
    },
    'followed.pending.cancelling': {
      en: 'A spinner is shown on the "Cancel deposit" button',
      bn: '"ডিপোজিট বাতিল করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    'followed.pending.cancelling.inTime': {
      en: 'The time left to pay and a spinner on the "Cancel deposit" button are shown',
      bn: 'পেমেন্টের বাকি সময় দেখা যায়, "ডিপোজিট বাতিল করুন" বোতামে লোডিং চিহ্ন',
    },
    'followed.pending.cancelling.late': {
      en: 'The time to pay is over; the spinner on the "Cancel deposit" button stays',
      bn: 'পেমেন্টের সময় শেষ; "ডিপোজিট বাতিল করুন" বোতামে তখনও লোডিং চিহ্ন',
    },
    'followed.pending.uncancelled': {
      en: 'An error says why the deposit was not cancelled; it can be paid or cancelled again',
      bn: 'ডিপোজিট বাতিল না হওয়ার কারণ দেখা যায়; পেমেন্ট করা বা আবার বাতিল করা যায়',
    },
    'followed.cancelled': {
      en: 'A neutral message confirms the cancellation; "Another deposit" is offered',
      bn: 'বাতিল হওয়ার সাধারণ বার্তা দেখা যায়; "আরেকটি ডিপোজিট" চাপা যায়',
    },
    'followed.pending.overdue': {
      en: 'The time to pay is over; the provider’s confirmation is pending',
      bn: 'পেমেন্টের সময় শেষ; প্রোভাইডারের নিশ্চয়তার অপেক্ষা চলছে',
    },
    'followed.expired': {
      en: 'A message says that the deposit was not paid in time; "Another deposit" is offered',
      bn: 'সময়মতো পেমেন্ট না হওয়ার বার্তা দেখা যায়; "আরেকটি ডিপোজিট" চাপা যায়',
    },
    'followed.declined': {
      en: 'An error says why the payment was declined; "Another deposit" is offered',
      bn: 'পেমেন্ট সফল না হওয়ার কারণ দেখা যায়; "আরেকটি ডিপোজিট" চাপা যায়',
    },
    credited: {
      en: 'A success message confirms that the amount is in the wallet; "Another deposit" is offered',
      bn: 'ওয়ালেটে যোগ হওয়ার বার্তা দেখা যায়; "আরেকটি ডিপোজিট" চাপা যায়',
    },
    returned: {
      en: 'A message says why the payment is sent back; "Another deposit" is offered',
      bn: 'পেমেন্ট কেন ফেরত যাচ্ছে তা দেখা যায়; "আরেকটি ডিপোজিট" চাপা যায়',
    },
    lost: {
      en: 'The status updates failed; "Try again" is offered',
      bn: 'ডিপোজিটের আপডেট পাওয়া যাচ্ছে না; "আবার চেষ্টা করুন" চাপা যায়',
    },
    ended: { en: 'The deposit is no longer shown', bn: 'ডিপোজিটটি আর দেখা যায় না' },
  },
  inputs: {
    'a pending deposit': {
      input: { deposit: deposit },
      en: 'Open a deposit that is pending at the provider',
      bn: 'প্রোভাইডারের অপেক্ষায় থাকা একটি ডিপোজিট খুলুন',
    },
  },
  events: {
    'deposit.changed': {
      'still pending': {
        event: { deposit: deposit },
        en: 'The provider still has not confirmed the payment',
        bn: 'প্রোভাইডার তখনও পেমেন্ট নিশ্চিত করে না',
      },
      credited: {
        event: { deposit: { ...over, state: 'credited' } },
        en: 'The provider confirms the payment',
        bn: 'প্রোভাইডার পেমেন্ট নিশ্চিত করে',
      },
      'rejected by the provider': {
        event: { deposit: { ...over, state: 'failed', reason: 'declined' } },
        en: 'The provider declines the payment',
        bn: 'প্রোভাইডার পেমেন্ট গ্রহণ করে না',
      },
      'it was cancelled': {
        event: { deposit: cancelled },
        en: 'Cancel the deposit on the payment page or on another device',
        bn: 'পেমেন্টের পেজে বা অন্য ডিভাইসে ডিপোজিট বাতিল করুন',
      },
      returned: {
        event: { deposit: { ...over, state: 'returned', reason: 'limit' } },
        en: 'The payment arrives but cannot be credited',
        bn: 'পেমেন্ট পৌঁছায়, কিন্তু ওয়ালেটে যোগ করা যায় না',
      },
      'deposit expired': {
        event: { deposit: { ...over, state: 'expired' } },
        en: 'The deposit expires',
        bn: 'ডিপোজিটের মেয়াদ শেষ হয়',
      },
    },
    'countdown.ticked': {
      'a minute and a half': {
        event: { secondsLeft: 90 },
        en: 'The countdown shows 90 seconds left',
        bn: 'কাউন্টডাউনে ৯০ সেকেন্ড বাকি দেখায়',
      },
    },
    'countdown.ended': { 'the time is over': { en: 'The countdown ends', bn: 'কাউন্টডাউন শেষ হয়' } },
    'cancel.requested': { 'by the player': { en: 'Press "Cancel deposit"', bn: '"ডিপোজিট বাতিল করুন" চাপুন' } },
    'another.requested': { 'by the player': { en: 'Press "Another deposit"', bn: '"আরেকটি ডিপোজিট" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    watchDeposit: { failed: { ...broken, en: 'The status updates fail', bn: 'ডিপোজিটের আপডেট আসা ব্যর্থ হয়' } },
    cancelDeposit: {
      'it is cancelled': {
        output: cancelled,
        en: 'The server cancels the deposit',
        bn: 'সার্ভার ডিপোজিট বাতিল করে',
      },
      'paid in the meantime': {
        output: { ...over, state: 'credited' },
        en: 'The server does not cancel the deposit: it is already credited',
        bn: 'সার্ভার ডিপোজিট বাতিল করে না: আগেই ওয়ালেটে যোগ হয়েছে',
      },
      offline,
    },
    countdown: { failed: { ...broken, en: 'The countdown fails', bn: 'কাউন্টডাউন ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof depositPaymentMachine>;
