import type { Words } from '../../src/atlas';
import type { accountRecordMachine } from './account-record.machine';
import type { accountRecordSamples } from './account-record.samples';

/** What QA and product read of the account record. */
export const accountRecordWords = {
  en: {
    title: 'The account record',
    states: {
      loading: 'The record shows that it is being read',
      failed: 'It says what went wrong, and offers to try again',
      misdated: 'It says that the last day lies before the first',
      empty: 'It says that there is nothing to show',
      listed: 'A page of the record is shown',
      'listed.idle': 'A page of the record is shown',
      'listed.saved': 'It says that the file was saved',
      'listed.unsaved': 'It says why the file could not be made',
      exporting: 'The button of the file shows that it works',
    },
    events: {
      'filter.chosen': {
        'all there is': 'Leave kind, state and days open, and press "Show"',
        'one kind': 'Choose the kind "Upline", and press "Show"',
        'days in order': 'Choose a first and a last day, and press "Show"',
        'days out of order': 'Choose a last day before the first, and press "Show"',
      },
      'page.chosen': { 'the next one': 'Press the next page' },
      'export.requested': { 'by the player': 'Press "Save as CSV"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
    },
    outcomes: {
      loadRecords: {
        'the first of two pages': 'There are two pages; the first comes',
        'the second page': 'The second page comes',
        nothing: 'Nothing fits',
        offline: 'The gateway cannot be reached',
      },
      exportRecords: { 'the file is there': 'The file is made', offline: 'The gateway cannot be reached' },
    },
  },
  bn: {
    title: 'অ্যাকাউন্টের লেনদেন',
    states: {
      loading: 'লেনদেন পড়া হচ্ছে দেখা যায়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      misdated: 'শেষ দিনটি প্রথম দিনের আগে, জানানো হয়',
      empty: 'দেখানোর মতো কিছু নেই জানানো হয়',
      listed: 'লেনদেনের একটি পাতা দেখা যায়',
      'listed.idle': 'লেনদেনের একটি পাতা দেখা যায়',
      'listed.saved': 'ফাইলটি রাখা হয়েছে জানানো হয়',
      'listed.unsaved': 'ফাইলটি কেন বানানো যায়নি জানানো হয়',
      exporting: 'ফাইলের বোতামে কাজ চলার চিহ্ন',
    },
    events: {
      'filter.chosen': {
        'all there is': 'ধরন, অবস্থা ও দিন ফাঁকা রেখে "দেখান" চাপুন',
        'one kind': '"আপলাইন" ধরনটি বেছে "দেখান" চাপুন',
        'days in order': 'প্রথম ও শেষ দিন বেছে "দেখান" চাপুন',
        'days out of order': 'প্রথম দিনের আগে একটি শেষ দিন বেছে "দেখান" চাপুন',
      },
      'page.chosen': { 'the next one': 'পরের পাতা চাপুন' },
      'export.requested': { 'by the player': '"CSV হিসেবে রাখুন" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: {
      loadRecords: {
        'the first of two pages': 'দুটি পাতা আছে; প্রথমটি আসে',
        'the second page': 'দ্বিতীয় পাতা আসে',
        nothing: 'মেলে এমন কিছু নেই',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      exportRecords: { 'the file is there': 'ফাইলটি তৈরি হয়েছে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof accountRecordMachine, typeof accountRecordSamples>;
