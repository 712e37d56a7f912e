import type { Samples } from '../../../src/atlas';
import { formEnds } from '../../samples';
import type { selfExclusionMachine } from './self-exclusion.machine';

/** States of a running self-exclusion, lengths of a new one, and outcomes of the form. */
export const selfExclusionSamples = {
  title: { en: 'A self-exclusion', bn: 'সেলফ-এক্সক্লুশন' },
  states: {
    judging: { en: 'Whether one runs is known already', bn: 'বিরত আছেন কি না তা জানাই আছে' },
    running: {
      en: 'Shows until when the player is excluded, that it cannot be shortened, and that the balance can be withdrawn',
      bn: 'কবে পর্যন্ত বিরত, তা কমানো যায় না আর ব্যালেন্স তোলা যায়, জানানো হয়',
    },
    choosing: {
      en: 'Shows what a self-exclusion means and asks how long it should last',
      bn: 'বিরত রাখার মানে কী জানানো হয়, কতদিনের হবে জানতে চাওয়া হয়',
    },
    confirming: {
      en: 'Shows until when it would be, and asks for the password',
      bn: 'কবে পর্যন্ত হবে জানানো হয়, পাসওয়ার্ড চাওয়া হয়',
    },
    failed: { en: 'Says that it failed, and offers to start over', bn: 'কাজ হয়নি জানানো হয়, আবার শুরু করা যায়' },
    left: { en: 'The overview is shown again', bn: 'আবার সারসংক্ষেপ দেখা যায়' },
    excluded: { en: 'The player is logged out', bn: 'খেলোয়াড়কে লগ আউট করা হয়েছে' },
  },
  inputs: {
    'none runs': { input: { until: null }, en: 'The player is not excluded', bn: 'খেলোয়াড় নিজেকে বিরত রাখেননি' },
    'one runs': { input: { until: 1_815_552_000_000 }, en: 'The player is excluded', bn: 'খেলোয়াড় নিজেকে বিরত রেখেছেন' },
  },
  events: {
    'period.chosen': {
      'half a year': { event: { months: 6 }, en: 'Press "6 months"', bn: '"৬ মাস" চাপুন' },
      'five years': { event: { months: 60 }, en: 'Press "5 years"', bn: '"৫ বছর" চাপুন' },
    },
    'longer.requested': { 'by the player': { en: 'Press "Make it longer"', bn: '"আরও বাড়ান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    exclusionForm: formEnds({ en: 'The player is excluded', bn: 'খেলোয়াড় এখন বিরত' }),
  },
} satisfies Samples<typeof selfExclusionMachine>;
