import type { Words } from '../../src/atlas';
import type { bankAccountMachine } from './bank-account.machine';
import type { bankAccountSamples } from './bank-account.samples';

const forms = {
  en: { sent: 'The gateway accepts it', left: 'The form is left', 'broke down': 'The form fails' },
  bn: { sent: 'গেটওয়ে গ্রহণ করে', left: 'ফর্ম ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
};

/** What QA and product read of the bound accounts. */
export const bankAccountWords = {
  en: {
    title: 'Bank accounts and e-wallets',
    states: {
      open: 'The added accounts are open',
      'open.listing': 'Each account is shown with the end of its number',
      'open.binding': 'The account and the payment password are asked for',
      'open.removing': 'The payment password is asked for',
      failed: 'Shows that a part has failed, and offers to try again',
      left: 'The list is gone',
    },
    events: {
      'binding.requested': { 'by the player': 'Press "Add an account"' },
      'removal.requested': { 'of an account': 'Press "Remove" beside an account' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      list: { left: 'It is left', failed: 'The list fails' },
      bindForm: forms.en,
      removeForm: forms.en,
    },
  },
  bn: {
    title: 'ব্যাংক অ্যাকাউন্ট ও ই-ওয়ালেট',
    states: {
      open: 'যুক্ত অ্যাকাউন্টগুলো খোলা আছে',
      'open.listing': 'প্রতিটি অ্যাকাউন্ট নম্বরের শেষ অংশসহ দেখা যায়',
      'open.binding': 'অ্যাকাউন্ট ও পেমেন্ট পাসওয়ার্ড চাওয়া হয়',
      'open.removing': 'পেমেন্ট পাসওয়ার্ড চাওয়া হয়',
      failed: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      left: 'তালিকাটি আর নেই',
    },
    events: {
      'binding.requested': { 'by the player': '"অ্যাকাউন্ট যোগ করুন" চাপুন' },
      'removal.requested': { 'of an account': 'একটি অ্যাকাউন্টের পাশে "সরান" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      list: { left: 'ছেড়ে দেওয়া হয়েছে', failed: 'তালিকাটি ব্যর্থ হয়' },
      bindForm: forms.bn,
      removeForm: forms.bn,
    },
  },
} satisfies Words<typeof bankAccountMachine, typeof bankAccountSamples>;
