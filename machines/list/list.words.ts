import type { Words } from '../../src/atlas';
import type { listMachine } from './list.machine';
import type { listSamples } from './list.samples';

/** What QA and product read of a list. */
export const listWords = {
  title: { en: 'A list', bn: 'একটি তালিকা' },
  states: {
    loading: { en: 'The list shows that it is loading', bn: 'তালিকা লোড হচ্ছে দেখা যায়' },
    routing: { en: 'The list shows that it is loading', bn: 'তালিকা লোড হচ্ছে দেখা যায়' },
    listed: { en: 'A page of the list is shown', bn: 'তালিকার একটি পেজ দেখা যায়' },
    'listed.shown': { en: 'A page of the list is shown', bn: 'তালিকার একটি পেজ দেখা যায়' },
    'listed.turning': { en: 'The old page is shown while another one is loading', bn: 'অন্য পেজ লোড হওয়ার সময় আগের পেজ দেখা যায়' },
    'listed.refreshing': { en: 'The page stays while it is read again', bn: 'আবার পড়ার সময় পেজটি থেকে যায়' },
    empty: { en: 'Shows that there is nothing to show', bn: 'দেখানোর মতো কিছু নেই জানানো হয়' },
    invalid: { en: 'Shows what is wrong with the filter', bn: 'ফিল্টারে কী ভুল জানানো হয়' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    left: { en: 'The list is gone', bn: 'তালিকাটি আর নেই' },
  },
  events: {
    'filter.chosen': {
      'all there is': { en: 'Leave type, status and dates open, and press "Show"', bn: 'ধরন, অবস্থা ও দিন ফাঁকা রেখে "দেখান" চাপুন' },
      'one kind': { en: 'Choose the type "Upline or downline", and press "Show"', bn: '"আপলাইন বা ডাউনলাইন" ধরনটি বেছে "দেখান" চাপুন' },
      'days in order': { en: 'Choose a start and an end date, and press "Show"', bn: 'প্রথম ও শেষ দিন বেছে "দেখান" চাপুন' },
      'days out of order': {
        en: 'Choose an end date before the start date, and press "Show"',
        bn: 'প্রথম দিনের আগে একটি শেষ দিন বেছে "দেখান" চাপুন',
      },
    },
    'page.chosen': { 'the next one': { en: 'Press the next page', bn: 'পরের পেজ চাপুন' } },
    'refresh.requested': { 'by what shows it': { en: 'Something in the list was changed', bn: 'তালিকার কিছু বদলেছে' } },
    'list.outdated': {
      'the player comes back to it': { en: 'Go to another tab for a while, and come back', bn: 'কিছুক্ষণ অন্য ট্যাবে গিয়ে ফিরে আসুন' },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    load: {
      'the first of two pages': { en: 'There are two pages; the first comes', bn: 'দুটি পেজ আছে; প্রথমটি আসে' },
      'the second page': { en: 'The second page comes', bn: 'দ্বিতীয় পেজ আসে' },
      nothing: { en: 'No transactions match', bn: 'মেলে এমন কিছু নেই' },
      'days out of order': { en: 'The last day lies before the first', bn: 'শেষ দিনটি প্রথম দিনের আগে' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
    watchFocus: { failed: { en: 'No one hears that the player comes back', bn: 'ফিরে আসার খবর কেউ পায় না' } },
  },
} satisfies Words<typeof listMachine, typeof listSamples>;
