import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { accountRecordMachine } from './account-record.machine';

export const accountRecordSamples = {
  title: { en: 'Account record', bn: 'অ্যাকাউন্টের লেনদেন' },
  states: {
    open: { en: 'The transactions that match the filter are listed', bn: 'ফিল্টার অনুযায়ী লেনদেনের তালিকা দেখা যায়' },
    'open.idle': { en: 'The transactions are listed', bn: 'লেনদেনের তালিকা দেখা যায়' },
    'open.exporting': {
      en: 'A spinner is shown on the "Download CSV" button',
      bn: '"CSV ডাউনলোড করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    'open.saved': { en: 'A success message confirms that the file is saved', bn: 'ফাইল সেভ হওয়ার বার্তা দেখা যায়' },
    'open.unsaved': { en: 'An error says why the file could not be created', bn: 'ফাইল তৈরি না হওয়ার কারণ দেখা যায়' },
    failed: {
      en: 'The list failed; "Try again" is offered',
      bn: 'তালিকা দেখানো যায়নি; "আবার চেষ্টা করুন" চাপা যায়',
    },
  },
  events: {
    'filter.selected': {
      'all entries': {
        event: { filter: { kind: '', state: '', from: '', to: '' } },
        en: 'Leave type and status on "All" and the dates empty, then press "Show"',
        bn: 'ধরন ও অবস্থা "সব" আর তারিখ ফাঁকা রেখে "দেখান" চাপুন',
      },
      'entries of a kind': {
        event: { filter: { kind: 'upline', state: '', from: '', to: '' } },
        en: 'Choose the type "Upline or downline" and press "Show"',
        bn: '"আপলাইন বা ডাউনলাইন" ধরনটি বেছে নিয়ে "দেখান" চাপুন',
      },
    },
    'export.requested': { 'by the player': { en: 'Press "Download CSV"', bn: '"CSV ডাউনলোড করুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list crashes', bn: 'তালিকায় ত্রুটি ঘটে' } },
    exportRecords: {
      'the file is ready': { output: undefined, en: 'The file is created', bn: 'ফাইলটি তৈরি হয়' },
      offline,
    },
  },
} satisfies Samples<typeof accountRecordMachine>;
