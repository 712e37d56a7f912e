import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { transferUplineMachine } from './transfer-upline.machine';

export const transferUplineSamples = {
  title: { en: 'Transfer to an upline or a downline', bn: 'আপলাইন বা ডাউনলাইনে ট্রান্সফার' },
  states: {
    moving: {
      en: 'Recipient and amount can be entered, or the transfer is confirmed',
      bn: 'কাকে ও কত জানতে চাওয়া হয়, কিংবা কী পাঠানো হয়েছে জানানো হয়',
    },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    protecting: { en: 'A payment password is set first', bn: 'আগে পেমেন্ট পাসওয়ার্ড ঠিক করতে হয়' },
    unprotected: {
      en: 'Shows that a payment password is needed, and offers to set one',
      bn: 'জানানো হয় পেমেন্ট পাসওয়ার্ড লাগবে, সেটি ঠিক করা যায়',
    },
  },
  events: {
    'protection.requested': { 'by the player': { en: 'Press "Set one now"', bn: '"এখনই ঠিক করুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    moneyMove: {
      'no payment password': {
        output: { terms: null, moved: null, first: 'paymentPassword' },
        en: 'There is no payment password yet',
        bn: 'এখনও পেমেন্ট পাসওয়ার্ড নেই',
      },
      failed: { ...broken, en: 'The form fails', bn: 'ফর্মটি ব্যর্থ হয়' },
    },
    paymentPassword: {
      'it was set': { output: { changed: true }, en: 'It was set', bn: 'সেটি ঠিক করা হয়েছে' },
      'it was left': { output: { changed: false }, en: 'It was left', bn: 'সেটি ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'It fails', bn: 'সেটি ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof transferUplineMachine>;
