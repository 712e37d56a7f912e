import type { Samples } from '../../../src/atlas';
import { broken, formEnds } from '../../samples';
import type { bankAccountMachine } from './bank-account.machine';

const form = formEnds({ en: 'The gateway accepts it', bn: 'গেটওয়ে গ্রহণ করে' });

export const bankAccountSamples = {
  title: { en: 'Bank accounts and e-wallets', bn: 'ব্যাংক অ্যাকাউন্ট ও ই-ওয়ালেট' },
  states: {
    open: { en: 'The added accounts are open', bn: 'যুক্ত অ্যাকাউন্টগুলো খোলা আছে' },
    'open.listing': {
      en: 'Each account is shown with the end of its number',
      bn: 'প্রতিটি অ্যাকাউন্ট নম্বরের শেষ অংশসহ দেখা যায়',
    },
    'open.binding': { en: 'The account and the payment password are asked for', bn: 'অ্যাকাউন্ট ও পেমেন্ট পাসওয়ার্ড চাওয়া হয়' },
    'open.removing': { en: 'The payment password is requested', bn: 'পেমেন্ট পাসওয়ার্ড চাওয়া হয়' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    left: { en: 'The list is gone', bn: 'তালিকাটি আর নেই' },
  },
  events: {
    'binding.requested': { 'by the player': { en: 'Press "Add an account"', bn: '"অ্যাকাউন্ট যোগ করুন" চাপুন' } },
    'removal.requested': {
      'of an account': {
        event: { id: '01930000-0000-7000-8000-0000000000c2' },
        en: 'Press "Remove" beside an account',
        bn: 'একটি অ্যাকাউন্টের পাশে "সরান" চাপুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    list: {
      left: { output: undefined, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' },
    },
    bindForm: form,
    removeForm: form,
  },
} satisfies Samples<typeof bankAccountMachine>;
