import type { Samples } from '../../../src/atlas';
import type { DepositTerms } from '../../../src/contract';
import { broken, deposit } from '../../samples';
import type { depositMachine } from './deposit.machine';

const terms: DepositTerms = {
  methods: [{ code: 'nodi', name: 'Nodi Pay', min: '100.00', max: '25000.00' }],
  barred: null,
  limitLeft: '4000.00',
  demo: true,
  offerLimits: false,
};

export const depositSamples = {
  title: { en: 'Deposit', bn: 'ডিপোজিট' },
  states: {
    'open.moving': {
      en: 'Method and amount can be entered, or the reason why deposits are blocked is shown',
      bn: 'কীভাবে ও কত জানতে চাওয়া হয়, কিংবা কেন এখন ডিপোজিট করা যায় না জানানো হয়',
    },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    open: { en: 'The page is open', bn: 'পেজটি খোলা' },
    'open.leaving': {
      en: 'Shows the deposit, and that the payment page is being opened',
      bn: 'ডিপোজিটটি দেখা যায়, পেমেন্টের পেজ খোলা হচ্ছে জানানো হয়',
    },
    'open.paying': { en: 'The pending deposit is shown', bn: 'শুরু করা ডিপোজিটটি দেখা যায়' },
    limiting: { en: 'A deposit limit is open', bn: 'ডিপোজিটের একটি লিমিট খোলা' },
    tutorial: { en: 'The steps of a deposit are shown', bn: 'ডিপোজিট করার ধাপগুলো দেখা যায়' },
    history: { en: 'The list of the deposit history is open', bn: 'নিজের ডিপোজিটগুলোর তালিকা খোলা' },
  },
  events: {
    'limit.chosen': { 'of a day': { event: { period: 'day' }, en: 'Press "24 hours"', bn: '"২৪ ঘণ্টা" চাপুন' } },
    'tutorial.requested': { 'by the player': { en: 'Press "How it works"', bn: '"কীভাবে ডিপোজিট করবেন" চাপুন' } },
    'tutorial.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
    'history.requested': { 'by the player': { en: 'Press "Your deposits"', bn: '"ডিপোজিটের তালিকা" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    moneyMove: {
      'one is begun': {
        output: { terms: { of: 'deposit', ...terms }, moved: { of: 'deposit', ...deposit }, first: null },
        en: 'A deposit is started',
        bn: 'একটি ডিপোজিট শুরু হয়েছে',
      },
      'one that waits is taken up': {
        output: { terms: { of: 'deposit', ...terms }, moved: { of: 'deposit', ...deposit }, first: 'deposit' },
        en: 'An earlier deposit is still pending',
        bn: 'আগে শুরু করা একটি ডিপোজিট এখনও অপেক্ষায় আছে',
      },
      failed: { ...broken, en: 'The form fails', bn: 'ফর্মটি ব্যর্থ হয়' },
    },
    openProvider: {
      'this page is shown again': {
        output: undefined,
        en: 'The player is back from the payment page',
        bn: 'খেলোয়াড় পেমেন্টের পেজ থেকে ফিরেছেন',
      },
      'nothing can be opened': {
        ...broken,
        en: 'There is no payment page that may be opened',
        bn: 'খোলার মতো কোনো পেমেন্টের পেজ নেই',
      },
    },
    depositPayment: {
      'it was seen how it ended': {
        output: undefined,
        en: 'The player has seen how it ended',
        bn: 'কীভাবে শেষ হলো খেলোয়াড় দেখেছেন',
      },
      failed: { ...broken, en: 'The deposit fails', bn: 'ডিপোজিটটি দেখানো ব্যর্থ হয়' },
    },
    depositLimit: {
      'it is left': { output: { changed: false }, en: 'The limit is left', bn: 'লিমিটের পেজ ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'The limit fails', bn: 'লিমিটের পেজ ব্যর্থ হয়' },
    },
    depositHistory: {
      'it is left': { output: undefined, en: 'The list is left', bn: 'তালিকা ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof depositMachine>;
