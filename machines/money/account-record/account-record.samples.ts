import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { accountRecordMachine } from './account-record.machine';

export const accountRecordSamples = {
  title: { en: 'The account record', bn: 'অ্যাকাউন্টের লেনদেন' },
  states: {
    open: { en: 'Transactions are listed by filter', bn: 'যা খোঁজা হয়েছে তার লেনদেন দেখা যায়' },
    'open.idle': { en: 'The record is listed', bn: 'লেনদেন দেখা যায়' },
    'open.exporting': { en: 'The button of the file shows a spinner', bn: 'ফাইলের বোতামে লোডিং চিহ্ন' },
    'open.saved': { en: 'Shows that the file was saved', bn: 'ফাইলটি রাখা হয়েছে জানানো হয়' },
    'open.unsaved': { en: 'Shows why the file could not be made', bn: 'ফাইলটি কেন বানানো যায়নি জানানো হয়' },
    failed: {
      en: 'Shows that the list has failed, and offers to try again',
      bn: 'তালিকাটি ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'filter.chosen': {
      'all there is': {
        event: { filter: { kind: '', state: '', from: '', to: '' } },
        en: 'Leave type, status and dates open, and press "Show"',
        bn: 'ধরন, অবস্থা ও দিন ফাঁকা রেখে "দেখান" চাপুন',
      },
      'one kind': {
        event: { filter: { kind: 'upline', state: '', from: '', to: '' } },
        en: 'Choose the type "Upline or downline", and press "Show"',
        bn: '"আপলাইন বা ডাউনলাইন" ধরনটি বেছে "দেখান" চাপুন',
      },
    },
    'export.requested': { 'by the player': { en: 'Press "Download CSV"', bn: '"CSV ডাউনলোড করুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    exportRecords: {
      'the file is there': { output: undefined, en: 'The file is made', bn: 'ফাইলটি তৈরি হয়েছে' },
      offline,
    },
  },
} satisfies Samples<typeof accountRecordMachine>;
