import type { Samples } from '../../../src/atlas';
import { broken, formEnds, offline } from '../../samples';
import type { paymentPasswordMachine } from './payment-password.machine';

const form = formEnds({ en: 'The server accepts the payment password', bn: 'সার্ভার পেমেন্ট পাসওয়ার্ড গ্রহণ করে' });

export const paymentPasswordSamples = {
  title: { en: 'Payment password', bn: 'পেমেন্ট পাসওয়ার্ড' },
  states: {
    loading: { en: 'The page is loading', bn: 'পেজটি লোড হচ্ছে' },
    failed: {
      en: 'An error says what went wrong; "Try again" and "Back" are offered',
      bn: 'কী ভুল হয়েছে তা দেখা যায়; "আবার চেষ্টা করুন" বা "ফিরে যান" চাপা যায়',
    },
    routing: { en: 'The page is loading', bn: 'পেজটি লোড হচ্ছে' },
    setting: {
      en: 'The form has fields for the new payment password and the login password',
      bn: 'ফর্মে নতুন পেমেন্ট পাসওয়ার্ড ও লগ ইন পাসওয়ার্ডের ঘর আছে',
    },
    changing: {
      en: 'The form has fields for the current and the new payment password and the login password',
      bn: 'ফর্মে এখনকার ও নতুন পেমেন্ট পাসওয়ার্ড এবং লগ ইন পাসওয়ার্ডের ঘর আছে',
    },
    locked: {
      en: 'The payment password is locked after wrong attempts; the time left is shown',
      bn: 'অনেকবার ভুল হওয়ায় পেমেন্ট পাসওয়ার্ড লক; বাকি সময় দেখা যায়',
    },
    ended: { en: 'The payment password section is closed', bn: 'পেমেন্ট পাসওয়ার্ডের অংশটি বন্ধ' },
  },
  events: {
    'countdown.ticked': {
      'a minute is left': {
        event: { secondsLeft: 60 },
        en: 'The countdown shows one minute left',
        bn: 'কাউন্টডাউনে এক মিনিট বাকি দেখায়',
      },
    },
    'countdown.ended': { 'time is over': { en: 'The countdown ends', bn: 'কাউন্টডাউন শেষ হয়' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    loadStatus: {
      'no payment password yet': {
        output: { set: false, lockedUntil: null, factorAsked: null },
        en: 'No payment password is set',
        bn: 'পেমেন্ট পাসওয়ার্ড ঠিক করা নেই',
      },
      'a payment password is set': {
        output: { set: true, lockedUntil: null, factorAsked: null },
        en: 'A payment password is set',
        bn: 'পেমেন্ট পাসওয়ার্ড ঠিক করা আছে',
      },
      'password locked': {
        output: { set: true, lockedUntil: 1_800_000_900_000, factorAsked: null },
        en: 'The payment password is locked after wrong attempts',
        bn: 'অনেকবার ভুল হওয়ায় পেমেন্ট পাসওয়ার্ড লক',
      },
      offline,
    },
    setForm: form,
    changeForm: form,
    countdown: { failed: { ...broken, en: 'The countdown fails', bn: 'কাউন্টডাউন ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof paymentPasswordMachine>;
