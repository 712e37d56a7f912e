import type { Words } from '../../src/atlas';
import type { withdrawalMachine } from './withdrawal.machine';
import type { withdrawalSamples } from './withdrawal.samples';

const children = {
  en: { changed: 'It is set', left: 'It is left', 'broke down': 'It fails' },
  bn: { changed: 'ঠিক করা হয়েছে', left: 'ছেড়ে দেওয়া হয়েছে', 'broke down': 'ব্যর্থ হয়' },
};

/** What QA and product read of a withdrawal that is asked for. */
export const withdrawalWords = {
  en: {
    title: 'Withdrawal',
    states: {
      moving: 'Where to and how much is asked, or what becomes of it is said',
      failed: 'Shows what went wrong, and offers to try again',
      protecting: 'A payment password is to be set first',
      binding: 'An account is to be added first',
      managing: 'The added accounts are shown',
      left: 'The page is left',
    },
    events: {
      'account.wanted': { 'by the player': 'Press "My accounts"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Leave the page' },
    },
    outcomes: {
      moneyMove: {
        'it was sent': 'It is sent, and followed',
        'it was left': 'It is left',
        'no payment password': 'There is no payment password yet',
        'no account': 'No account is added yet',
        'broke down': 'The form fails',
      },
      paymentPassword: children.en,
      bankAccount: children.en,
    },
  },
  bn: {
    title: 'উত্তোলন',
    states: {
      moving: 'কোথায় ও কত জানতে চাওয়া হয়, কিংবা পাঠানোর পর কী হবে জানানো হয়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      protecting: 'আগে পেমেন্ট পাসওয়ার্ড ঠিক করতে হয়',
      binding: 'আগে একটি অ্যাকাউন্ট যুক্ত করতে হয়',
      managing: 'যোগ করা অ্যাকাউন্ট দেখা যায়',
      left: 'পেজটি ছেড়ে যাওয়া হয়েছে',
    },
    events: {
      'account.wanted': { 'by the player': '"আমার অ্যাকাউন্ট" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': 'পেজটি ছেড়ে যান' },
    },
    outcomes: {
      moneyMove: {
        'it was sent': 'পাঠানো হয়েছে, এরপর অনুসরণ করা হয়',
        'it was left': 'ছেড়ে দেওয়া হয়েছে',
        'no payment password': 'এখনও পেমেন্ট পাসওয়ার্ড নেই',
        'no account': 'এখনও কোনো অ্যাকাউন্ট যুক্ত নেই',
        'broke down': 'ফর্মটি ব্যর্থ হয়',
      },
      paymentPassword: children.bn,
      bankAccount: children.bn,
    },
  },
} satisfies Words<typeof withdrawalMachine, typeof withdrawalSamples>;
