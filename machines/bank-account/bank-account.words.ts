import type { Words } from '../../src/atlas';
import type { bankAccountMachine } from './bank-account.machine';
import type { bankAccountSamples } from './bank-account.samples';

const forms = {
  en: { sent: 'The gateway takes it', left: 'The form is left', 'broke down': 'The form breaks down' },
  bn: { sent: 'গেটওয়ে গ্রহণ করে', left: 'ফর্ম ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ভেঙে পড়ে' },
};

/** What QA and product read of the bound accounts. */
export const bankAccountWords = {
  en: {
    title: 'Bank accounts and e-wallets',
    states: {
      loading: 'The list shows that it is being read',
      failed: 'It says what went wrong, and offers to try again',
      shown: 'Each account is shown with the end of its number',
      binding: 'The account and the payment password are asked for',
      removing: 'The payment password is asked for',
      left: 'The list is gone',
    },
    events: {
      'binding.requested': { 'by the player': 'Press "Add an account"' },
      'removal.requested': { 'of an account': 'Press "Remove" beside an account' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      loadAccounts: {
        one: 'One account is bound',
        'none, nor a name': 'No account is bound, and no real name is set',
        offline: 'The gateway cannot be reached',
      },
      bindForm: forms.en,
      removeForm: forms.en,
    },
  },
  bn: {
    title: 'ব্যাংক হিসাব ও ই-ওয়ালেট',
    states: {
      loading: 'তালিকা পড়া হচ্ছে দেখা যায়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      shown: 'প্রতিটি হিসাব নম্বরের শেষ অংশসহ দেখা যায়',
      binding: 'হিসাব ও পেমেন্ট পাসওয়ার্ড চাওয়া হয়',
      removing: 'পেমেন্ট পাসওয়ার্ড চাওয়া হয়',
      left: 'তালিকাটি আর নেই',
    },
    events: {
      'binding.requested': { 'by the player': '"হিসাব যোগ করুন" চাপুন' },
      'removal.requested': { 'of an account': 'একটি হিসাবের পাশে "সরান" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      loadAccounts: {
        one: 'একটি হিসাব যুক্ত আছে',
        'none, nor a name': 'কোনো হিসাব যুক্ত নেই, আসল নামও দেওয়া নেই',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      bindForm: forms.bn,
      removeForm: forms.bn,
    },
  },
} satisfies Words<typeof bankAccountMachine, typeof bankAccountSamples>;
