import type { Words } from '../../src/atlas';
import type { listMachine } from './list.machine';
import type { listSamples } from './list.samples';

/** What QA and product read of a list. */
export const listWords = {
  en: {
    title: 'A list',
    states: {
      loading: 'The list shows that it is loading',
      routing: 'The list shows that it is loading',
      listed: 'A page of the list is shown',
      'listed.shown': 'A page of the list is shown',
      'listed.turning': 'The old page is shown while another one is loading',
      'listed.refreshing': 'The page stays while it is read again',
      empty: 'Shows that there is nothing to show',
      invalid: 'Shows what is wrong with the filter',
      failed: 'Shows what went wrong, and offers to try again',
      left: 'The list is gone',
    },
    events: {
      'filter.chosen': {
        'all there is': 'Leave type, status and dates open, and press "Show"',
        'one kind': 'Choose the type "Upline or downline", and press "Show"',
        'days in order': 'Choose a start and an end date, and press "Show"',
        'days out of order': 'Choose an end date before the start date, and press "Show"',
      },
      'page.chosen': { 'the next one': 'Press the next page' },
      'refresh.requested': { 'by what shows it': 'Something in the list was changed' },
      'list.outdated': { 'the player comes back to it': 'Go to another tab for a while, and come back' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      load: {
        'the first of two pages': 'There are two pages; the first comes',
        'the second page': 'The second page comes',
        nothing: 'No transactions match',
        'days out of order': 'The last day lies before the first',
        offline: 'The gateway cannot be reached',
      },
      watchFocus: { failed: 'No one hears that the player comes back' },
    },
  },
  bn: {
    title: 'একটি তালিকা',
    states: {
      loading: 'তালিকা লোড হচ্ছে দেখা যায়',
      routing: 'তালিকা লোড হচ্ছে দেখা যায়',
      listed: 'তালিকার একটি পেজ দেখা যায়',
      'listed.shown': 'তালিকার একটি পেজ দেখা যায়',
      'listed.turning': 'অন্য পেজ লোড হওয়ার সময় আগের পেজ দেখা যায়',
      'listed.refreshing': 'আবার পড়ার সময় পেজটি থেকে যায়',
      empty: 'দেখানোর মতো কিছু নেই জানানো হয়',
      invalid: 'ফিল্টারে কী ভুল জানানো হয়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      left: 'তালিকাটি আর নেই',
    },
    events: {
      'filter.chosen': {
        'all there is': 'ধরন, অবস্থা ও দিন ফাঁকা রেখে "দেখান" চাপুন',
        'one kind': '"আপলাইন বা ডাউনলাইন" ধরনটি বেছে "দেখান" চাপুন',
        'days in order': 'প্রথম ও শেষ দিন বেছে "দেখান" চাপুন',
        'days out of order': 'প্রথম দিনের আগে একটি শেষ দিন বেছে "দেখান" চাপুন',
      },
      'page.chosen': { 'the next one': 'পরের পেজ চাপুন' },
      'refresh.requested': { 'by what shows it': 'তালিকার কিছু বদলেছে' },
      'list.outdated': { 'the player comes back to it': 'কিছুক্ষণ অন্য ট্যাবে গিয়ে ফিরে আসুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      load: {
        'the first of two pages': 'দুটি পেজ আছে; প্রথমটি আসে',
        'the second page': 'দ্বিতীয় পেজ আসে',
        nothing: 'মেলে এমন কিছু নেই',
        'days out of order': 'শেষ দিনটি প্রথম দিনের আগে',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      watchFocus: { failed: 'ফিরে আসার খবর কেউ পায় না' },
    },
  },
} satisfies Words<typeof listMachine, typeof listSamples>;
