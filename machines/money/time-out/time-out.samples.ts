import type { Samples } from '../../../src/atlas';
import { formEnds } from '../../samples';
import type { timeOutMachine } from './time-out.machine';

/** States of a running time-out, lengths of a new one, and outcomes of the form. */
export const timeOutSamples = {
  title: { en: 'A time-out', bn: 'বিরতি' },
  states: {
    judging: { en: 'Whether one runs is known already', bn: 'বিরতি চলছে কি না তা জানাই আছে' },
    running: {
      en: 'Shows until when the time-out runs, and that it cannot be shortened',
      bn: 'বিরতি কবে পর্যন্ত আর তা কমানো যায় না, জানানো হয়',
    },
    choosing: {
      en: 'Shows what a time-out means and asks how long it should last',
      bn: 'বিরতি মানে কী জানানো হয়, কতদিনের হবে জানতে চাওয়া হয়',
    },
    confirming: {
      en: 'Shows until when it would be, and asks for the password',
      bn: 'কবে পর্যন্ত হবে জানানো হয়, পাসওয়ার্ড চাওয়া হয়',
    },
    failed: { en: 'Says that it failed, and offers to start over', bn: 'কাজ হয়নি জানানো হয়, আবার শুরু করা যায়' },
    over: { en: 'The overview is shown again', bn: 'আবার সারসংক্ষেপ দেখা যায়' },
  },
  inputs: {
    'none runs': { input: { until: null }, en: 'No time-out runs', bn: 'কোনো বিরতি চলছে না' },
    'one runs': { input: { until: 1_800_086_400_000 }, en: 'A time-out runs', bn: 'একটি বিরতি চলছে' },
  },
  events: {
    'period.chosen': {
      'a day': { event: { hours: 24 }, en: 'Press "24 hours"', bn: '"২৪ ঘণ্টা" চাপুন' },
      'six weeks': { event: { hours: 1_008 }, en: 'Press "6 weeks"', bn: '"৬ সপ্তাহ" চাপুন' },
    },
    'longer.requested': { 'by the player': { en: 'Press "Make it longer"', bn: '"আরও বাড়ান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    timeOutForm: formEnds({ en: 'The time-out has started', bn: 'বিরতি শুরু হয়েছে' }),
  },
} satisfies Samples<typeof timeOutMachine>;
