import type { Samples } from '../../../src/atlas';
import { broken, formEnds, offline } from '../../samples';
import type { DepositLimit, depositLimitMachine } from './deposit-limit.machine';

const none: DepositLimit = { period: 'week', limit: null, used: '0.00', asked: null };
const set: DepositLimit = { ...none, limit: '5000.00', used: '1200.00' };
const confirmableFrom = 1_800_086_400_000;

export const depositLimitSamples = {
  title: { en: 'A deposit limit', bn: 'ডিপোজিট লিমিট' },
  states: {
    loading: { en: 'Shows a loading state', bn: 'লোডিং দেখা যায়' },
    failed: { en: 'Shows that it did not work, and offers to try again', bn: 'কাজ হয়নি জানানো হয়, আবার চেষ্টা করা যায়' },
    judging: { en: 'Shows a loading state', bn: 'লোডিং দেখা যায়' },
    editing: {
      en: 'The form asks for the limit, and says what applies at once and what after a day',
      bn: 'ফর্মে লিমিট চাওয়া হয়; কোনটি তখনই আর কোনটি এক দিন পরে চালু হয় তা লেখা থাকে',
    },
    asked: {
      en: 'Shows what was asked for, and that the old limit still applies',
      bn: 'কী চাওয়া হয়েছে আর আগের লিমিটই চলছে, তা জানানো হয়',
    },
    'asked.waiting': {
      en: 'Shows how long it takes until it can be confirmed',
      bn: 'নিশ্চিত করতে আর কতক্ষণ বাকি তা দেখা যায়',
    },
    'asked.due': { en: 'Asks for a second confirmation', bn: 'দ্বিতীয়বার সম্মতি চাওয়া হয়' },
    confirming: { en: 'The button "Yes, raise the limit" shows a spinner', bn: '"হ্যাঁ, লিমিট বাড়ান" বোতামে লোডিং চিহ্ন' },
    dropping: { en: 'The button "Keep the current limit" shows a spinner', bn: '"আগের লিমিট রাখুন" বোতামে লোডিং চিহ্ন' },
    over: { en: 'The overview is shown again', bn: 'আবার সারসংক্ষেপ দেখা যায়' },
  },
  inputs: {
    'of a week': { input: { period: 'week' }, en: 'The limit of seven days is opened', bn: 'সাত দিনের লিমিট খোলা হয়েছে' },
  },
  events: {
    'limit.requested': { 'by the player': { en: 'Press "Set another limit"', bn: '"অন্য লিমিট দিন" চাপুন' } },
    'raise.confirmed': { 'by the player': { en: 'Press "Yes, raise the limit"', bn: '"হ্যাঁ, লিমিট বাড়ান" চাপুন' } },
    'raise.dropped': { 'by the player': { en: 'Press "Keep the current limit"', bn: '"আগের লিমিট রাখুন" চাপুন' } },
    'countdown.ticked': {
      'a day is left': {
        event: { secondsLeft: 86_400 },
        en: 'The time left is shown: a day',
        bn: 'বাকি সময় জানানো হয়: এক দিন',
      },
    },
    'countdown.ended': { 'by the clock': { en: 'The 24 hours are over', bn: '২৪ ঘণ্টা পেরিয়েছে' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    loadLimit: {
      'none is set': { output: none, en: 'There is no limit yet', bn: 'এখনও কোনো লিমিট নেই' },
      'one is set': {
        output: set,
        en: 'There is a limit, and some of it is used',
        bn: 'একটি লিমিট আছে, তার কিছুটা ব্যবহার হয়েছে',
      },
      'a higher one waits': {
        output: { ...set, asked: { limit: '9000.00', confirmableFrom } },
        en: 'A higher limit was asked for',
        bn: 'আরও বেশি লিমিট চাওয়া হয়েছে',
      },
      'its end is asked for': {
        output: { ...set, asked: { limit: null, confirmableFrom } },
        en: 'It was asked that there be no limit',
        bn: 'লিমিট তুলে দিতে চাওয়া হয়েছে',
      },
      offline,
    },
    limitForm: formEnds({ en: 'The limit was sent', bn: 'লিমিটটি পাঠানো হয়েছে' }),
    countdown: { failed: { ...broken, en: 'The clock fails', bn: 'ঘড়িটি ব্যর্থ হয়' } },
    confirmRaise: {
      confirmed: { output: undefined, en: 'The gateway raises the limit', bn: 'গেটওয়ে লিমিট বাড়িয়ে দেয়' },
      offline,
    },
    dropRaise: {
      'taken back': { output: undefined, en: 'The gateway forgets what was asked for', bn: 'গেটওয়ে অনুরোধটি বাতিল করে' },
      offline,
    },
  },
} satisfies Samples<typeof depositLimitMachine>;
