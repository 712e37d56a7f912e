import type { Words } from '../../src/atlas';
import type { depositLimitMachine } from './deposit-limit.machine';
import type { depositLimitSamples } from './deposit-limit.samples';

/** What QA and product read of a deposit limit. */
export const depositLimitWords = {
  en: {
    title: 'A deposit limit',
    inputs: { 'of a week': 'The limit of seven days is opened' },
    states: {
      loading: 'Shows a loading state',
      failed: 'Shows that it did not work, and offers to try again',
      judging: 'Shows a loading state',
      editing: 'The form asks for the limit, and says what applies at once and what after a day',
      asked: 'Shows what was asked for, and that the old limit still applies',
      'asked.waiting': 'Shows how long it takes until it can be confirmed',
      'asked.due': 'Asks for a second confirmation',
      confirming: 'The button "Yes, raise the limit" shows a spinner',
      dropping: 'The button "Keep the current limit" shows a spinner',
      over: 'The overview is shown again',
    },
    events: {
      'limit.wanted': { 'by the player': 'Press "Set another limit"' },
      'raise.confirmed': { 'by the player': 'Press "Yes, raise the limit"' },
      'raise.dropped': { 'by the player': 'Press "Keep the current limit"' },
      'countdown.ticked': { 'a day is left': 'The time left is told: a day' },
      'countdown.ended': { 'by the clock': 'The 24 hours are over' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      loadLimit: {
        'none is set': 'There is no limit yet',
        'one is set': 'There is a limit, and some of it is used',
        'a higher one waits': 'A higher limit was asked for',
        'its end is asked for': 'It was asked that there be no limit',
        offline: 'The gateway cannot be reached',
      },
      limitForm: { sent: 'The limit was sent', left: 'The form is left', 'broke down': 'The form fails' },
      countdown: { 'broke down': 'The clock fails' },
      confirmRaise: { confirmed: 'The gateway raises the limit', offline: 'The gateway cannot be reached' },
      dropRaise: { 'taken back': 'The gateway forgets what was asked for', offline: 'The gateway cannot be reached' },
    },
  },
  bn: {
    title: 'ডিপোজিট লিমিট',
    inputs: { 'of a week': 'সাত দিনের লিমিট খোলা হয়েছে' },
    states: {
      loading: 'লোডিং দেখা যায়',
      failed: 'কাজ হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
      judging: 'লোডিং দেখা যায়',
      editing: 'ফর্মে লিমিট চাওয়া হয়; কোনটি তখনই আর কোনটি এক দিন পরে চালু হয় তা লেখা থাকে',
      asked: 'কী চাওয়া হয়েছে আর আগের লিমিটই চলছে, তা জানানো হয়',
      'asked.waiting': 'নিশ্চিত করতে আর কতক্ষণ বাকি তা দেখা যায়',
      'asked.due': 'দ্বিতীয়বার সম্মতি চাওয়া হয়',
      confirming: '"হ্যাঁ, লিমিট বাড়ান" বোতামে লোডিং চিহ্ন',
      dropping: '"আগের লিমিট রাখুন" বোতামে লোডিং চিহ্ন',
      over: 'আবার সারসংক্ষেপ দেখা যায়',
    },
    events: {
      'limit.wanted': { 'by the player': '"অন্য লিমিট দিন" চাপুন' },
      'raise.confirmed': { 'by the player': '"হ্যাঁ, লিমিট বাড়ান" চাপুন' },
      'raise.dropped': { 'by the player': '"আগের লিমিট রাখুন" চাপুন' },
      'countdown.ticked': { 'a day is left': 'বাকি সময় জানানো হয়: এক দিন' },
      'countdown.ended': { 'by the clock': '২৪ ঘণ্টা পেরিয়েছে' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      loadLimit: {
        'none is set': 'এখনও কোনো লিমিট নেই',
        'one is set': 'একটি লিমিট আছে, তার কিছুটা ব্যবহার হয়েছে',
        'a higher one waits': 'আরও বেশি লিমিট চাওয়া হয়েছে',
        'its end is asked for': 'লিমিট তুলে দিতে চাওয়া হয়েছে',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      limitForm: { sent: 'লিমিটটি পাঠানো হয়েছে', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
      countdown: { 'broke down': 'ঘড়িটি ব্যর্থ হয়' },
      confirmRaise: { confirmed: 'গেটওয়ে লিমিট বাড়িয়ে দেয়', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      dropRaise: { 'taken back': 'গেটওয়ে অনুরোধটি বাতিল করে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof depositLimitMachine, typeof depositLimitSamples>;
