import type { Samples } from '../../../src/atlas';
import { broken, formEnds, offline } from '../../samples';
import type { paymentPasswordMachine } from './payment-password.machine';

const form = formEnds({ en: 'The gateway accepts it', bn: 'গেটওয়ে গ্রহণ করে' });

export const paymentPasswordSamples = {
  title: { en: 'The payment password', bn: 'পেমেন্ট পাসওয়ার্ড' },
  states: {
    loading: { en: 'Shows a spinner', bn: 'কাজ চলছে দেখা যায়' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    judging: { en: 'Shows a spinner', bn: 'কাজ চলছে দেখা যায়' },
    setting: {
      en: 'A new payment password and the login password are asked for',
      bn: 'নতুন পেমেন্ট পাসওয়ার্ড ও লগ ইন পাসওয়ার্ড চাওয়া হয়',
    },
    changing: {
      en: 'The old and the new payment password and the login password are asked for',
      bn: 'পুরোনো ও নতুন পেমেন্ট পাসওয়ার্ড এবং লগ ইন পাসওয়ার্ড চাওয়া হয়',
    },
    locked: {
      en: 'Shows that it is locked after wrong attempts; the time left is shown',
      bn: 'বারবার ভুলের পরে এটি বন্ধ আছে জানানো হয়; বাকি সময় দেখা যায়',
    },
    over: { en: 'The security centre is shown again', bn: 'আবার নিরাপত্তা কেন্দ্র দেখা যায়' },
  },
  events: {
    'countdown.ticked': {
      'a minute is left': { event: { secondsLeft: 60 }, en: 'A minute is left', bn: 'এক মিনিট বাকি' },
    },
    'countdown.ended': { 'time is over': { en: 'The time is over', bn: 'সময় শেষ হয়' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    loadStatus: {
      'there is none': {
        output: { set: false, lockedUntil: null, factorAsked: null },
        en: 'There is no payment password yet',
        bn: 'এখনও পেমেন্ট পাসওয়ার্ড নেই',
      },
      'there is one': {
        output: { set: true, lockedUntil: null, factorAsked: null },
        en: 'There is a payment password',
        bn: 'পেমেন্ট পাসওয়ার্ড আছে',
      },
      'it is locked': {
        output: { set: true, lockedUntil: 1_800_000_900_000, factorAsked: null },
        en: 'The payment password was wrong too often',
        bn: 'পেমেন্ট পাসওয়ার্ড অনেকবার ভুল হয়েছে',
      },
      offline,
    },
    setForm: form,
    changeForm: form,
    countdown: { failed: { ...broken, en: 'The clock fails', bn: 'ঘড়ি ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof paymentPasswordMachine>;
