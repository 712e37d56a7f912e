import type { Samples } from '../../../src/atlas';
import type { AccountRecord } from '../../../src/contract';
import { broken, offline } from '../../samples';
import type { listMachine } from './list.machine';

const all = { kind: '', state: '', from: '', to: '' };
const record: AccountRecord = {
  id: '01930000-0000-7000-8000-0000000000d1',
  kind: 'adjustment',
  state: 'posted',
  amount: '25000.00',
  balanceAfter: '25000.00',
  at: 1_800_000_000_000,
  number: null,
  method: null,
  counterpart: null,
  bet: null,
};
const page = { list: [record], pageNum: 1, totalPages: 2, total: 11 };

export const listSamples = {
  title: { en: 'A list', bn: 'একটি তালিকা' },
  states: {
    loading: { en: 'The list shows that it is loading', bn: 'তালিকা লোড হচ্ছে দেখা যায়' },
    routing: { en: 'The list shows that it is loading', bn: 'তালিকা লোড হচ্ছে দেখা যায়' },
    listed: { en: 'A page of the list is shown', bn: 'তালিকার একটি পেজ দেখা যায়' },
    'listed.shown': { en: 'A page of the list is shown', bn: 'তালিকার একটি পেজ দেখা যায়' },
    'listed.turning': {
      en: 'The old page is shown while another one is loading',
      bn: 'অন্য পেজ লোড হওয়ার সময় আগের পেজ দেখা যায়',
    },
    'listed.refreshing': { en: 'The page stays while it is read again', bn: 'আবার পড়ার সময় পেজটি থেকে যায়' },
    empty: { en: 'Shows that there is nothing to show', bn: 'দেখানোর মতো কিছু নেই জানানো হয়' },
    invalid: { en: 'Shows what is wrong with the filter', bn: 'ফিল্টারে কী ভুল জানানো হয়' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    left: { en: 'The list is gone', bn: 'তালিকাটি আর নেই' },
  },
  events: {
    'filter.chosen': {
      'all there is': {
        event: { filter: all },
        en: 'Leave type, status and dates open, and press "Show"',
        bn: 'ধরন, অবস্থা ও দিন ফাঁকা রেখে "দেখান" চাপুন',
      },
      'one kind': {
        event: { filter: { ...all, kind: 'upline' } },
        en: 'Choose the type "Upline or downline", and press "Show"',
        bn: '"আপলাইন বা ডাউনলাইন" ধরনটি বেছে "দেখান" চাপুন',
      },
      'days in order': {
        event: { filter: { ...all, from: '2020-11-01', to: '2020-11-20' } },
        en: 'Choose a start and an end date, and press "Show"',
        bn: 'প্রথম ও শেষ দিন বেছে "দেখান" চাপুন',
      },
      'days out of order': {
        event: { filter: { ...all, from: '2020-11-20', to: '2020-11-01' } },
        en: 'Choose an end date before the start date, and press "Show"',
        bn: 'প্রথম দিনের আগে একটি শেষ দিন বেছে "দেখান" চাপুন',
      },
    },
    'page.chosen': { 'the next one': { event: { pageNo: 2 }, en: 'Press the next page', bn: 'পরের পেজ চাপুন' } },
    'refresh.requested': { 'by what shows it': { en: 'Something in the list was changed', bn: 'তালিকার কিছু বদলেছে' } },
    'list.outdated': {
      'the player comes back to it': {
        en: 'Go to another tab for a while, and return',
        bn: 'কিছুক্ষণ অন্য ট্যাবে গিয়ে ফিরে আসুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    load: {
      'the first of two pages': {
        output: { kind: 'shown', page },
        en: 'There are two pages; the first comes',
        bn: 'দুটি পেজ আছে; প্রথমটি আসে',
      },
      'the second page': {
        output: { kind: 'shown', page: { ...page, pageNum: 2 } },
        en: 'The second page comes',
        bn: 'দ্বিতীয় পেজ আসে',
      },
      nothing: {
        output: { kind: 'empty', page: { list: [], pageNum: 1, totalPages: 0, total: 0 } },
        en: 'No transactions match',
        bn: 'মেলে এমন কিছু নেই',
      },
      'days out of order': {
        output: { kind: 'invalid', code: 'records.days' },
        en: 'The last day lies before the first',
        bn: 'শেষ দিনটি প্রথম দিনের আগে',
      },
      offline,
    },
    watchFocus: {
      failed: {
        ...broken,
        en: 'The return of the player cannot be detected',
        bn: 'ফিরে আসার খবর কেউ পায় না',
      },
    },
  },
} satisfies Samples<typeof listMachine>;
