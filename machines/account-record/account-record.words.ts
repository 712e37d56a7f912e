import type { Words } from '../../src/atlas';
import type { accountRecordMachine } from './account-record.machine';
import type { accountRecordSamples } from './account-record.samples';

/** What QA and product read of the account record. */
export const accountRecordWords = {
  en: {
    title: 'The account record',
    states: {
      open: 'The record is listed by what is looked for',
      'open.idle': 'The record is listed',
      'open.exporting': 'The button of the file shows a spinner',
      'open.saved': 'Shows that the file was saved',
      'open.unsaved': 'Shows why the file could not be made',
      failed: 'Shows that the list has failed, and offers to try again',
    },
    events: {
      'filter.chosen': {
        'all there is': 'Leave type, status and dates open, and press "Show"',
        'one kind': 'Choose the type "Upline or downline", and press "Show"',
      },
      'export.requested': { 'by the player': 'Press "Download CSV"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
    },
    outcomes: {
      list: { failed: 'The list fails' },
      exportRecords: { 'the file is there': 'The file is made', offline: 'The gateway cannot be reached' },
    },
  },
  bn: {
    title: 'অ্যাকাউন্টের লেনদেন',
    states: {
      open: 'যা খোঁজা হয়েছে তার লেনদেন দেখা যায়',
      'open.idle': 'লেনদেন দেখা যায়',
      'open.exporting': 'ফাইলের বোতামে লোডিং চিহ্ন',
      'open.saved': 'ফাইলটি রাখা হয়েছে জানানো হয়',
      'open.unsaved': 'ফাইলটি কেন বানানো যায়নি জানানো হয়',
      failed: 'তালিকাটি ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    events: {
      'filter.chosen': {
        'all there is': 'ধরন, অবস্থা ও দিন ফাঁকা রেখে "দেখান" চাপুন',
        'one kind': '"আপলাইন বা ডাউনলাইন" ধরনটি বেছে "দেখান" চাপুন',
      },
      'export.requested': { 'by the player': '"CSV ডাউনলোড করুন" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: {
      list: { failed: 'তালিকাটি ব্যর্থ হয়' },
      exportRecords: { 'the file is there': 'ফাইলটি তৈরি হয়েছে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof accountRecordMachine, typeof accountRecordSamples>;
