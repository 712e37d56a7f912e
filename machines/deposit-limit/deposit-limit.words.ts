import type { Words } from '../../src/atlas';
import type { depositLimitMachine } from './deposit-limit.machine';
import type { depositLimitSamples } from './deposit-limit.samples';

/** What QA and product read of a deposit limit. */
export const depositLimitWords = {
  en: {
    title: 'A deposit limit',
    inputs: { 'of a week': 'The limit of seven days is opened' },
    states: {
      loading: 'The limit is being read',
      failed: 'It says that it did not work, and offers to try again',
      judging: 'The limit is being read',
      editing: 'The form asks for the limit, and says what counts at once and what after a day',
      asked: 'It says what was asked for, and that the old limit still rules',
      'asked.waiting': 'It says how long it takes until it can be confirmed',
      'asked.due': 'It asks for a second yes',
      confirming: 'The button "Yes, raise the limit" shows that it works',
      dropping: 'The button "Keep the limit as it is" shows that it works',
      over: 'The overview is shown again',
    },
    events: {
      'limit.wanted': { 'by the player': 'Press "Set another limit"' },
      'raise.confirmed': { 'by the player': 'Press "Yes, raise the limit"' },
      'raise.dropped': { 'by the player': 'Press "Keep the limit as it is"' },
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
      limitForm: { sent: 'The limit was sent', left: 'The form is left', 'broke down': 'The form breaks down' },
      countdown: { 'broke down': 'The clock breaks down' },
      confirmRaise: { confirmed: 'The gateway raises the limit', offline: 'The gateway cannot be reached' },
      dropRaise: { 'taken back': 'The gateway forgets what was asked for', offline: 'The gateway cannot be reached' },
    },
  },
  bn: {
    title: 'জমার সীমা',
    inputs: { 'of a week': 'সাত দিনের সীমা খোলা হয়েছে' },
    states: {
      loading: 'সীমাটি পড়া হচ্ছে',
      failed: 'কাজ হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
      judging: 'সীমাটি পড়া হচ্ছে',
      editing: 'ফর্মে সীমা চাওয়া হয়; কোনটি তখনই আর কোনটি এক দিন পরে চালু হয় তা লেখা থাকে',
      asked: 'কী চাওয়া হয়েছে আর আগের সীমাই চলছে, তা জানানো হয়',
      'asked.waiting': 'নিশ্চিত করতে আর কতক্ষণ বাকি তা দেখা যায়',
      'asked.due': 'দ্বিতীয়বার সম্মতি চাওয়া হয়',
      confirming: '"হ্যাঁ, সীমা বাড়ান" বোতামে কাজ চলার চিহ্ন',
      dropping: '"আগের সীমাই থাকুক" বোতামে কাজ চলার চিহ্ন',
      over: 'আবার সারসংক্ষেপ দেখা যায়',
    },
    events: {
      'limit.wanted': { 'by the player': '"অন্য সীমা দিন" চাপুন' },
      'raise.confirmed': { 'by the player': '"হ্যাঁ, সীমা বাড়ান" চাপুন' },
      'raise.dropped': { 'by the player': '"আগের সীমাই থাকুক" চাপুন' },
      'countdown.ticked': { 'a day is left': 'বাকি সময় জানানো হয়: এক দিন' },
      'countdown.ended': { 'by the clock': '২৪ ঘণ্টা পেরিয়েছে' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      loadLimit: {
        'none is set': 'এখনও কোনো সীমা নেই',
        'one is set': 'একটি সীমা আছে, তার কিছুটা ব্যবহার হয়েছে',
        'a higher one waits': 'আরও বেশি সীমা চাওয়া হয়েছে',
        'its end is asked for': 'সীমা তুলে দিতে চাওয়া হয়েছে',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      limitForm: { sent: 'সীমাটি পাঠানো হয়েছে', left: 'ফর্মটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ভেঙে পড়ে' },
      countdown: { 'broke down': 'ঘড়িটি ভেঙে পড়ে' },
      confirmRaise: { confirmed: 'গেটওয়ে সীমা বাড়িয়ে দেয়', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      dropRaise: { 'taken back': 'গেটওয়ে অনুরোধটি বাতিল করে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof depositLimitMachine, typeof depositLimitSamples>;
