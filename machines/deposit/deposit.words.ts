import type { Words } from '../../src/atlas';
import type { depositMachine } from './deposit.machine';
import type { depositSamples } from './deposit.samples';

/** What QA and product read of a deposit. */
export const depositWords = {
  en: {
    title: 'Deposit',
    states: {
      'open.moving': 'How and how much is asked, or why nothing can be deposited now is said',
      failed: 'Shows what went wrong, and offers to try again',
      open: 'The page is open',
      'open.paying': 'The deposit that was begun is shown',
      limiting: 'A deposit limit is open',
      tutorial: 'The steps of a deposit are shown',
      history: 'The list of the deposit history is open',
    },
    events: {
      'limit.chosen': { 'of a day': 'Press "24 hours"' },
      'tutorial.wanted': { 'by the player': 'Press "How it works"' },
      'tutorial.left': { 'by the player': 'Press "Back"' },
      'history.wanted': { 'by the player': 'Press "Your deposits"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
    },
    outcomes: {
      moneyMove: { 'one is begun': 'A deposit is begun', 'broke down': 'The form fails' },
      depositPayment: { 'it was seen how it ended': 'The player has seen how it ended', 'broke down': 'The deposit fails' },
      depositLimit: { 'it is left': 'The limit is left', 'broke down': 'The limit fails' },
      depositHistory: { 'it is left': 'The list is left', 'broke down': 'The list fails' },
    },
  },
  bn: {
    title: 'ডিপোজিট',
    states: {
      'open.moving': 'কীভাবে ও কত জানতে চাওয়া হয়, কিংবা কেন এখন ডিপোজিট করা যায় না জানানো হয়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      open: 'পেজটি খোলা',
      'open.paying': 'শুরু করা ডিপোজিটটি দেখা যায়',
      limiting: 'ডিপোজিটের একটি লিমিট খোলা',
      tutorial: 'ডিপোজিট করার ধাপগুলো দেখা যায়',
      history: 'নিজের ডিপোজিটগুলোর তালিকা খোলা',
    },
    events: {
      'limit.chosen': { 'of a day': '"২৪ ঘণ্টা" চাপুন' },
      'tutorial.wanted': { 'by the player': '"কীভাবে ডিপোজিট করবেন" চাপুন' },
      'tutorial.left': { 'by the player': '"ফিরে যান" চাপুন' },
      'history.wanted': { 'by the player': '"ডিপোজিটের তালিকা" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: {
      moneyMove: { 'one is begun': 'একটি ডিপোজিট শুরু হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
      depositPayment: { 'it was seen how it ended': 'কীভাবে শেষ হলো খেলোয়াড় দেখেছেন', 'broke down': 'ডিপোজিটটি দেখানো ব্যর্থ হয়' },
      depositLimit: { 'it is left': 'লিমিটের পেজ ছেড়ে দেওয়া হয়েছে', 'broke down': 'লিমিটের পেজ ব্যর্থ হয়' },
      depositHistory: { 'it is left': 'তালিকা ছেড়ে দেওয়া হয়েছে', 'broke down': 'তালিকাটি ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof depositMachine, typeof depositSamples>;
