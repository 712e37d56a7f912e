import type { Words } from '../../src/atlas';
import type { transferUplineMachine } from './transfer-upline.machine';
import type { transferUplineSamples } from './transfer-upline.samples';

/** What QA and product read of a transfer to an upline or a downline. */
export const transferUplineWords = {
  en: {
    title: 'Transfer to an upline or a downline',
    states: {
      moving: 'To whom and how much is asked, or what has gone is said',
      failed: 'Shows what went wrong, and offers to try again',
      protecting: 'A payment password is asked for first',
      unprotected: 'Shows that a payment password is needed, and offers to set one',
    },
    events: {
      'protection.wanted': { 'by the player': 'Press "Set one now"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
    },
    outcomes: {
      moneyMove: { 'no payment password': 'There is no payment password yet', 'broke down': 'The form fails' },
      paymentPassword: { 'it was set': 'It was set', 'it was left': 'It was left', 'broke down': 'It fails' },
    },
  },
  bn: {
    title: 'আপলাইন বা ডাউনলাইনে ট্রান্সফার',
    states: {
      moving: 'কাকে ও কত জানতে চাওয়া হয়, কিংবা কী পাঠানো হয়েছে জানানো হয়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      protecting: 'আগে পেমেন্ট পাসওয়ার্ড ঠিক করতে হয়',
      unprotected: 'জানানো হয় পেমেন্ট পাসওয়ার্ড লাগবে, সেটি ঠিক করা যায়',
    },
    events: {
      'protection.wanted': { 'by the player': '"এখনই ঠিক করুন" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: {
      moneyMove: { 'no payment password': 'এখনও পেমেন্ট পাসওয়ার্ড নেই', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
      paymentPassword: { 'it was set': 'সেটি ঠিক করা হয়েছে', 'it was left': 'সেটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'সেটি ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof transferUplineMachine, typeof transferUplineSamples>;
