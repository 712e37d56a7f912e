import type { Words } from '../../src/atlas';
import type { paymentPasswordMachine } from './payment-password.machine';
import type { paymentPasswordSamples } from './payment-password.samples';

const forms = {
  en: { sent: 'The gateway accepts it', left: 'The form is left', 'broke down': 'The form fails' },
  bn: { sent: 'গেটওয়ে গ্রহণ করে', left: 'ফর্ম ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
};

/** What QA and product read of the payment password. */
export const paymentPasswordWords = {
  en: {
    title: 'The payment password',
    states: {
      loading: 'Shows a spinner',
      failed: 'Shows what went wrong, and offers to try again',
      judging: 'Shows a spinner',
      setting: 'A new payment password and the login password are asked for',
      changing: 'The old and the new payment password and the login password are asked for',
      locked: 'Shows that it is locked after wrong attempts; the time left is shown',
      over: 'The security centre is shown again',
    },
    events: {
      'countdown.ticked': { 'a minute is left': 'A minute is left' },
      'countdown.ended': { 'time is over': 'The time is over' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      loadStatus: {
        'there is none': 'There is no payment password yet',
        'there is one': 'There is a payment password',
        'it is locked': 'The payment password was wrong too often',
        offline: 'The gateway cannot be reached',
      },
      setForm: forms.en,
      changeForm: forms.en,
      countdown: { 'broke down': 'The clock fails' },
    },
  },
  bn: {
    title: 'পেমেন্ট পাসওয়ার্ড',
    states: {
      loading: 'কাজ চলছে দেখা যায়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      judging: 'কাজ চলছে দেখা যায়',
      setting: 'নতুন পেমেন্ট পাসওয়ার্ড ও লগ ইন পাসওয়ার্ড চাওয়া হয়',
      changing: 'পুরোনো ও নতুন পেমেন্ট পাসওয়ার্ড এবং লগ ইন পাসওয়ার্ড চাওয়া হয়',
      locked: 'বারবার ভুলের পরে এটি বন্ধ আছে জানানো হয়; বাকি সময় দেখা যায়',
      over: 'আবার নিরাপত্তা কেন্দ্র দেখা যায়',
    },
    events: {
      'countdown.ticked': { 'a minute is left': 'এক মিনিট বাকি' },
      'countdown.ended': { 'time is over': 'সময় শেষ হয়' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      loadStatus: {
        'there is none': 'এখনও পেমেন্ট পাসওয়ার্ড নেই',
        'there is one': 'পেমেন্ট পাসওয়ার্ড আছে',
        'it is locked': 'পেমেন্ট পাসওয়ার্ড অনেকবার ভুল হয়েছে',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      setForm: forms.bn,
      changeForm: forms.bn,
      countdown: { 'broke down': 'ঘড়ি ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof paymentPasswordMachine, typeof paymentPasswordSamples>;
