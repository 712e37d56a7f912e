import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { deskMoneyMachine } from './desk-money.machine';

/** Periods and files of the site's money. */
export const deskMoneySamples = {
  title: { en: 'Revenue at the desk', bn: 'ডেস্কে আয়ের হিসাব' },
  states: {
    open: { en: 'Figures and verifications are shown', bn: 'হিসাব ও যাচাই দেখা যায়' },
    'open.reading': { en: 'The figures of a period are shown', bn: 'একটি সময়ের হিসাব দেখা যায়' },
    'open.reading.idle': { en: 'No file was saved', bn: 'কোনো ফাইল সেভ হয়নি' },
    'open.reading.saving': { en: 'The file is being made', bn: 'ফাইল তৈরি হচ্ছে' },
    'open.reading.saved': { en: 'A note says that the file was saved', bn: 'ফাইল সেভ হওয়ার নোট দেখা যায়' },
    'open.reading.unsaved': { en: 'The reason why there is no file is shown', bn: 'ফাইল না হওয়ার কারণ দেখা যায়' },
    'open.acting': { en: 'The form of the verification is shown', bn: 'যাচাইয়ের ফর্ম দেখা যায়' },
    failed: { en: 'An error is shown; "Try again" is offered', bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে' },
  },
  events: {
    'file.requested': {
      'of today': { event: { filter: {} }, en: 'Press "Download CSV"', bn: '"CSV ডাউনলোড করুন" চাপুন' },
    },
    'verification.requested': {
      'by the operator': { en: 'Press "Verify the ledger"', bn: '"লেজার যাচাই করুন" চাপুন' },
    },
    'retry.requested': { 'by the operator': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    report: { failed: { ...broken, en: 'The figures crash', bn: 'হিসাবে ত্রুটি ঘটে' } },
    verifications: { failed: { ...broken, en: 'The list of verifications crashes', bn: 'যাচাইয়ের তালিকায় ত্রুটি ঘটে' } },
    saveFile: {
      saved: { output: undefined, en: 'The browser saves the file', bn: 'ব্রাউজার ফাইলটি সেভ করে' },
      offline,
    },
    deskAct: {
      ended: { output: undefined, en: 'The act is performed or cancelled', bn: 'কাজটি করা বা বাতিল করা হয়' },
      failed: { ...broken, en: 'The form of the act crashes', bn: 'কাজের ফর্মে ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof deskMoneyMachine>;
