import type { Samples } from '../../../src/atlas';
import { broken, formEnds } from '../../samples';
import type { bankAccountMachine } from './bank-account.machine';

const form = formEnds({ en: 'The server accepts the change', bn: 'সার্ভার পরিবর্তনটি গ্রহণ করে' });

export const bankAccountSamples = {
  title: { en: 'Bank accounts and e-wallets', bn: 'ব্যাংক অ্যাকাউন্ট ও ই-ওয়ালেট' },
  states: {
    open: { en: 'The payout accounts are shown', bn: 'যোগ করা অ্যাকাউন্টগুলো দেখা যায়' },
    'open.listing': {
      en: 'Each account shows its bank or e-wallet and the end of its number',
      bn: 'প্রতিটি অ্যাকাউন্টের ব্যাংক বা ই-ওয়ালেট ও নম্বরের শেষ অংশ দেখা যায়',
    },
    'open.binding': {
      en: 'The form for a new account is shown, with a payment password field',
      bn: 'নতুন অ্যাকাউন্ট যোগ করার ফর্ম দেখা যায়, সঙ্গে পেমেন্ট পাসওয়ার্ডের ঘর',
    },
    'open.removing': {
      en: 'The form to remove the account is shown, with a payment password field',
      bn: 'অ্যাকাউন্ট সরানোর ফর্ম দেখা যায়, সঙ্গে পেমেন্ট পাসওয়ার্ডের ঘর',
    },
    failed: {
      en: 'An error says what went wrong; "Try again" and "Back" are offered',
      bn: 'কী ভুল হয়েছে তা দেখা যায়; "আবার চেষ্টা করুন" বা "ফিরে যান" চাপা যায়',
    },
    left: { en: 'The accounts section is closed', bn: 'অ্যাকাউন্টের অংশটি বন্ধ' },
  },
  events: {
    'binding.requested': { 'by the player': { en: 'Press "Add an account"', bn: '"অ্যাকাউন্ট যোগ করুন" চাপুন' } },
    'removal.requested': {
      'of an account': {
        event: { id: '01930000-0000-7000-8000-0000000000c2' },
        en: 'Press "Remove" next to an account',
        bn: 'একটি অ্যাকাউন্টের পাশে "সরান" চাপুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    list: {
      left: { output: undefined, en: 'The player leaves the list', bn: 'খেলোয়াড় তালিকা থেকে ফিরে যান' },
      failed: { ...broken, en: 'The list crashes', bn: 'তালিকায় ত্রুটি ঘটে' },
    },
    bindForm: form,
    removeForm: form,
  },
} satisfies Samples<typeof bankAccountMachine>;
