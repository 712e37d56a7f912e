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
  title: { en: 'List', bn: 'তালিকা' },
  states: {
    loading: { en: 'The list is loading', bn: 'তালিকা লোড হচ্ছে' },
    routing: { en: 'The list is loading', bn: 'তালিকা লোড হচ্ছে' },
    listed: { en: 'A page of the list is shown', bn: 'তালিকার একটি পেজ দেখা যায়' },
    'listed.idle': { en: 'A page of the list is shown', bn: 'তালিকার একটি পেজ দেখা যায়' },
    'listed.loadingPage': {
      en: 'The old page stays visible while another page loads',
      bn: 'অন্য পেজ লোড হওয়ার সময় আগের পেজ দেখা যায়',
    },
    'listed.refreshing': { en: 'The page stays visible while it reloads', bn: 'আবার লোড হওয়ার সময়ও পেজটি দেখা যায়' },
    empty: { en: 'A message says that the list is empty', bn: 'তালিকাটি ফাঁকা জানানো হয়' },
    invalid: { en: 'An error says what is wrong with the filter', bn: 'ফিল্টারে কী ভুল জানানো হয়' },
    failed: {
      en: 'An error says why loading failed; "Try again" is offered',
      bn: 'কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    left: { en: 'The list is closed', bn: 'তালিকাটি বন্ধ' },
  },
  events: {
    'filter.selected': {
      'all entries': {
        event: { filter: all },
        en: 'Select "All" as type and status, leave the dates empty and press "Show"',
        bn: 'ধরন ও অবস্থায় "সব" বেছে, তারিখ ফাঁকা রেখে "দেখান" চাপুন',
      },
      'entries of a kind': {
        event: { filter: { ...all, kind: 'upline' } },
        en: 'Select the type "Upline or downline" and press "Show"',
        bn: '"আপলাইন বা ডাউনলাইন" ধরনটি বেছে "দেখান" চাপুন',
      },
      'days in order': {
        event: { filter: { ...all, from: '2020-11-01', to: '2020-11-20' } },
        en: 'Select a start date and a later end date and press "Show"',
        bn: 'শুরুর তারিখ ও তার পরের শেষের তারিখ বেছে "দেখান" চাপুন',
      },
      'days out of order': {
        event: { filter: { ...all, from: '2020-11-20', to: '2020-11-01' } },
        en: 'Select an end date before the start date and press "Show"',
        bn: 'শুরুর তারিখের আগের শেষের তারিখ বেছে "দেখান" চাপুন',
      },
    },
    'page.selected': { 'the next one': { event: { pageNo: 2 }, en: 'Press "Next page"', bn: '"পরের পেজ" চাপুন' } },
    'refresh.requested': { 'by what shows it': { en: 'An entry of the list changes', bn: 'তালিকার কোনো তথ্য বদলায়' } },
    'list.outdated': {
      'the player returns to the page': {
        en: 'Switch to another tab for a while and return',
        bn: 'কিছুক্ষণ অন্য ট্যাবে গিয়ে ফিরে আসুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    load: {
      'the first of two pages': {
        output: { kind: 'loaded', page },
        en: 'The server returns the first of two pages',
        bn: 'সার্ভার দুটি পেজের প্রথমটি পাঠায়',
      },
      'the second page': {
        output: { kind: 'loaded', page: { ...page, pageNum: 2 } },
        en: 'The server returns the second page',
        bn: 'সার্ভার দ্বিতীয় পেজটি পাঠায়',
      },
      nothing: {
        output: { kind: 'empty', page: { list: [], pageNum: 1, totalPages: 0, total: 0 } },
        en: 'The list is empty',
        bn: 'তালিকাটি ফাঁকা',
      },
      'days out of order': {
        output: { kind: 'invalid', code: 'records.days' },
        en: 'The end date is before the start date',
        bn: 'শেষের তারিখ শুরুর তারিখের আগে',
      },
      offline,
    },
    watchFocus: {
      failed: {
        ...broken,
        en: 'Returns to the page are no longer detected',
        bn: 'পেজে ফিরলে আর ধরা পড়ে না',
      },
    },
  },
} satisfies Samples<typeof listMachine>;
