import type { Words } from '../../src/atlas';
import type { timeOutMachine } from './time-out.machine';
import type { timeOutSamples } from './time-out.samples';

/** What QA and product read of a time-out. */
export const timeOutWords = {
  en: {
    title: 'A time-out',
    inputs: { 'none runs': 'No time-out runs', 'one runs': 'A time-out runs' },
    states: {
      judging: 'Whether one runs is known already',
      running: 'Shows until when the time-out runs, and that it cannot be shortened',
      choosing: 'Shows what a time-out means and asks how long it should last',
      confirming: 'Shows until when it would be, and asks for the password',
      failed: 'Shows that it did not work, and offers to begin anew',
      over: 'The overview is shown again',
    },
    events: {
      'period.chosen': { 'a day': 'Press "24 hours"', 'six weeks': 'Press "6 weeks"' },
      'longer.requested': { 'by the player': 'Press "Make it longer"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      timeOutForm: { sent: 'The time-out has begun', left: 'The form is left', 'broke down': 'The form fails' },
    },
  },
  bn: {
    title: 'বিরতি',
    inputs: { 'none runs': 'কোনো বিরতি চলছে না', 'one runs': 'একটি বিরতি চলছে' },
    states: {
      judging: 'বিরতি চলছে কি না তা জানাই আছে',
      running: 'বিরতি কবে পর্যন্ত আর তা কমানো যায় না, জানানো হয়',
      choosing: 'বিরতি মানে কী জানানো হয়, কতদিনের হবে জানতে চাওয়া হয়',
      confirming: 'কবে পর্যন্ত হবে জানানো হয়, পাসওয়ার্ড চাওয়া হয়',
      failed: 'কাজ হয়নি জানানো হয়, আবার শুরু করা যায়',
      over: 'আবার সারসংক্ষেপ দেখা যায়',
    },
    events: {
      'period.chosen': { 'a day': '"২৪ ঘণ্টা" চাপুন', 'six weeks': '"৬ সপ্তাহ" চাপুন' },
      'longer.requested': { 'by the player': '"আরও বাড়ান" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      timeOutForm: { sent: 'বিরতি শুরু হয়েছে', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof timeOutMachine, typeof timeOutSamples>;
