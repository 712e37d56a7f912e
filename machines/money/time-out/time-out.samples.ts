import type { Samples } from '../../../src/atlas';
import { formEnds } from '../../samples';
import type { timeOutMachine } from './time-out.machine';

/** States of a running time-out, lengths of a new one, and outcomes of the form. */
export const timeOutSamples = {
  title: { en: 'Time-out', bn: 'বিরতি' },
  states: {
    routing: { en: 'The current status is checked', bn: 'এখনকার অবস্থা যাচাই হচ্ছে' },
    running: {
      en: 'The end of the time-out is shown; it cannot be shortened',
      bn: 'বিরতি কখন শেষ হবে তা দেখা যায়; মেয়াদ কমানো যায় না',
    },
    choosing: {
      en: 'The effects of a time-out are explained; its length can be chosen',
      bn: 'বিরতিতে কী হয় তা লেখা থাকে; মেয়াদ বেছে নেওয়া যায়',
    },
    confirming: {
      en: 'The chosen length is shown; the form has a password field',
      bn: 'বেছে নেওয়া মেয়াদ দেখা যায়; ফর্মে পাসওয়ার্ডের ঘর আছে',
    },
    failed: {
      en: 'An error says what went wrong; "Try again" and "Back" are offered',
      bn: 'কী ভুল হয়েছে তা দেখা যায়; "আবার চেষ্টা করুন" বা "ফিরে যান" চাপা যায়',
    },
    ended: { en: 'The overview of the limits is shown again', bn: 'লিমিটের তালিকা আবার দেখা যায়' },
  },
  inputs: {
    'not active': {
      input: { until: null },
      en: 'Open "Time-out" as a player who is not in a time-out',
      bn: 'বিরতিতে নেই এমন খেলোয়াড় হিসেবে "বিরতি" খুলুন',
    },
    'already active': {
      input: { until: 1_800_086_400_000 },
      en: 'Open "Time-out" as a player who is already in a time-out',
      bn: 'বিরতিতে আছেন এমন খেলোয়াড় হিসেবে "বিরতি" খুলুন',
    },
  },
  events: {
    'period.selected': {
      'a day': { event: { hours: 24 }, en: 'Press "24 hours"', bn: '"২৪ ঘণ্টা" চাপুন' },
      'six weeks': { event: { hours: 1_008 }, en: 'Press "6 weeks"', bn: '"৬ সপ্তাহ" চাপুন' },
    },
    'longer.requested': { 'by the player': { en: 'Press "Make it longer"', bn: '"আরও বাড়ান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    timeOutForm: formEnds({ en: 'The server starts the time-out', bn: 'সার্ভার বিরতি চালু করে' }),
  },
} satisfies Samples<typeof timeOutMachine>;
