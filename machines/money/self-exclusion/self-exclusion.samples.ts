import type { Samples } from '../../../src/atlas';
import { formEnds } from '../../samples';
import type { selfExclusionMachine } from './self-exclusion.machine';

/** States of a running self-exclusion, lengths of a new one, and outcomes of the form. */
export const selfExclusionSamples = {
  title: { en: 'Self-exclusion', bn: 'সেলফ-এক্সক্লুশন' },
  states: {
    routing: { en: 'The current status is checked', bn: 'এখনকার অবস্থা যাচাই হচ্ছে' },
    running: {
      en: 'The end of the self-exclusion is shown; it cannot be shortened, but withdrawals are possible',
      bn: 'সেলফ-এক্সক্লুশন কবে শেষ হবে তা দেখা যায়; মেয়াদ কমানো যায় না, তবে ব্যালেন্স তোলা যায়',
    },
    choosing: {
      en: 'The effects of a self-exclusion are explained; its length can be chosen',
      bn: 'সেলফ-এক্সক্লুশনে কী হয় তা লেখা থাকে; মেয়াদ বেছে নেওয়া যায়',
    },
    confirming: {
      en: 'The chosen length is shown; the form has a password field',
      bn: 'বেছে নেওয়া মেয়াদ দেখা যায়; ফর্মে পাসওয়ার্ডের ঘর আছে',
    },
    failed: {
      en: 'An error says what went wrong; "Try again" and "Back" are offered',
      bn: 'কী ভুল হয়েছে তা দেখা যায়; "আবার চেষ্টা করুন" বা "ফিরে যান" চাপা যায়',
    },
    left: { en: 'The overview of the limits is shown again', bn: 'লিমিটের তালিকা আবার দেখা যায়' },
    excluded: {
      en: 'The player is excluded and logged out',
      bn: 'সেলফ-এক্সক্লুশন চালু হয়েছে, খেলোয়াড় লগ আউট হয়েছেন',
    },
  },
  inputs: {
    'not active': {
      input: { until: null },
      en: 'Open "Self-exclusion" as a player who is not excluded',
      bn: 'সেলফ-এক্সক্লুশনে নেই এমন খেলোয়াড় হিসেবে "সেলফ-এক্সক্লুশন" খুলুন',
    },
    'already active': {
      input: { until: 1_815_552_000_000 },
      en: 'Open "Self-exclusion" as a player who is already excluded',
      bn: 'সেলফ-এক্সক্লুশনে আছেন এমন খেলোয়াড় হিসেবে "সেলফ-এক্সক্লুশন" খুলুন',
    },
  },
  events: {
    'period.selected': {
      'half a year': { event: { months: 6 }, en: 'Press "6 months"', bn: '"৬ মাস" চাপুন' },
      'five years': { event: { months: 60 }, en: 'Press "5 years"', bn: '"৫ বছর" চাপুন' },
    },
    'longer.requested': { 'by the player': { en: 'Press "Make it longer"', bn: '"আরও বাড়ান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    exclusionForm: formEnds({
      en: 'The server starts the self-exclusion',
      bn: 'সার্ভার সেলফ-এক্সক্লুশন চালু করে',
    }),
  },
} satisfies Samples<typeof selfExclusionMachine>;
