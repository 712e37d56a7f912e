import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { transferUplineMachine } from './transfer-upline.machine';

export const transferUplineSamples = {
  title: { en: 'Transfer to upline or downline', bn: 'আপলাইন/ডাউনলাইনে ট্রান্সফার' },
  states: {
    transferring: {
      en: 'The transfer form is shown, or a message confirms the transfer',
      bn: 'ট্রান্সফারের ফর্ম, কিংবা ট্রান্সফার সফল হওয়ার বার্তা দেখা যায়',
    },
    failed: {
      en: 'An error says what went wrong; "Try again" is offered',
      bn: 'কী ভুল হয়েছে তা দেখা যায়; "আবার চেষ্টা করুন" চাপা যায়',
    },
    protecting: { en: 'A payment password must be set first', bn: 'আগে পেমেন্ট পাসওয়ার্ড ঠিক করতে হয়' },
    unprotected: {
      en: 'A message says that a payment password is required; "Set one now" is offered',
      bn: 'পেমেন্ট পাসওয়ার্ড লাগবে, এই বার্তা দেখা যায়; "এখনই ঠিক করুন" চাপা যায়',
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
        en: 'No payment password is set',
        bn: 'পেমেন্ট পাসওয়ার্ড ঠিক করা নেই',
      },
      failed: { ...broken, en: 'The transfer form crashes', bn: 'ট্রান্সফারের ফর্মে ত্রুটি ঘটে' },
    },
    paymentPassword: {
      'password set': {
        output: { changed: true },
        en: 'The player sets a payment password',
        bn: 'খেলোয়াড় পেমেন্ট পাসওয়ার্ড ঠিক করেন',
      },
      'closed by the player': {
        output: { changed: false },
        en: 'The player leaves without setting a payment password',
        bn: 'খেলোয়াড় পেমেন্ট পাসওয়ার্ড ঠিক না করে ফিরে যান',
      },
      failed: { ...broken, en: 'The payment password section crashes', bn: 'পেমেন্ট পাসওয়ার্ডের অংশটিতে ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof transferUplineMachine>;
