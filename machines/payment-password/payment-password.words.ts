import type { Words } from '../../src/atlas';
import type { paymentPasswordMachine } from './payment-password.machine';
import type { paymentPasswordSamples } from './payment-password.samples';

const forms = {
  sent: { en: 'The gateway accepts it', bn: 'গেটওয়ে গ্রহণ করে' },
  left: { en: 'The form is left', bn: 'ফর্ম ছেড়ে দেওয়া হয়েছে' },
  'broke down': { en: 'The form fails', bn: 'ফর্মটি ব্যর্থ হয়' },
};

/** What QA and product read of the payment password. */
export const paymentPasswordWords = {
  title: { en: 'The payment password', bn: 'পেমেন্ট পাসওয়ার্ড' },
  states: {
    loading: { en: 'Shows a spinner', bn: 'কাজ চলছে দেখা যায়' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    judging: { en: 'Shows a spinner', bn: 'কাজ চলছে দেখা যায়' },
    setting: { en: 'A new payment password and the login password are asked for', bn: 'নতুন পেমেন্ট পাসওয়ার্ড ও লগ ইন পাসওয়ার্ড চাওয়া হয়' },
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
    'countdown.ticked': { 'a minute is left': { en: 'A minute is left', bn: 'এক মিনিট বাকি' } },
    'countdown.ended': { 'time is over': { en: 'The time is over', bn: 'সময় শেষ হয়' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    loadStatus: {
      'there is none': { en: 'There is no payment password yet', bn: 'এখনও পেমেন্ট পাসওয়ার্ড নেই' },
      'there is one': { en: 'There is a payment password', bn: 'পেমেন্ট পাসওয়ার্ড আছে' },
      'it is locked': { en: 'The payment password was wrong too often', bn: 'পেমেন্ট পাসওয়ার্ড অনেকবার ভুল হয়েছে' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
    setForm: forms,
    changeForm: forms,
    countdown: { 'broke down': { en: 'The clock fails', bn: 'ঘড়ি ব্যর্থ হয়' } },
  },
} satisfies Words<typeof paymentPasswordMachine, typeof paymentPasswordSamples>;
