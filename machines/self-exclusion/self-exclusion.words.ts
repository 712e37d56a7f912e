import type { Words } from '../../src/atlas';
import type { selfExclusionMachine } from './self-exclusion.machine';
import type { selfExclusionSamples } from './self-exclusion.samples';

/** What QA and product read of a self-exclusion. */
export const selfExclusionWords = {
  en: {
    title: 'A self-exclusion',
    inputs: { 'none runs': 'The player is not excluded', 'one runs': 'The player is excluded' },
    states: {
      judging: 'Whether one runs is known already',
      running: 'Shows until when the player is excluded, that it cannot be shortened, and that the balance can be withdrawn',
      choosing: 'Shows what a self-exclusion means and asks how long it should last',
      confirming: 'Shows until when it would be, and asks for the password',
      failed: 'Shows that it did not work, and offers to begin anew',
      left: 'The overview is shown again',
      excluded: 'The player is logged out',
    },
    events: {
      'period.chosen': { 'half a year': 'Press "6 months"', 'five years': 'Press "5 years"' },
      'longer.requested': { 'by the player': 'Press "Make it longer"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      exclusionForm: { sent: 'The player is excluded', left: 'The form is left', 'broke down': 'The form fails' },
    },
  },
  bn: {
    title: 'সেলফ-এক্সক্লুশন',
    inputs: { 'none runs': 'খেলোয়াড় নিজেকে বিরত রাখেননি', 'one runs': 'খেলোয়াড় নিজেকে বিরত রেখেছেন' },
    states: {
      judging: 'বিরত আছেন কি না তা জানাই আছে',
      running: 'কবে পর্যন্ত বিরত, তা কমানো যায় না আর ব্যালেন্স তোলা যায়, জানানো হয়',
      choosing: 'বিরত রাখার মানে কী জানানো হয়, কতদিনের হবে জানতে চাওয়া হয়',
      confirming: 'কবে পর্যন্ত হবে জানানো হয়, পাসওয়ার্ড চাওয়া হয়',
      failed: 'কাজ হয়নি জানানো হয়, আবার শুরু করা যায়',
      left: 'আবার সারসংক্ষেপ দেখা যায়',
      excluded: 'খেলোয়াড়কে লগ আউট করা হয়েছে',
    },
    events: {
      'period.chosen': { 'half a year': '"৬ মাস" চাপুন', 'five years': '"৫ বছর" চাপুন' },
      'longer.requested': { 'by the player': '"আরও বাড়ান" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      exclusionForm: { sent: 'খেলোয়াড় এখন বিরত', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof selfExclusionMachine, typeof selfExclusionSamples>;
