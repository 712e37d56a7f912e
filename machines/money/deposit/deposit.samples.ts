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
  debt: null,
};

export const depositSamples = {
  title: { en: 'Deposit', bn: 'ডিপোজিট' },
  states: {
    'open.choosing': {
      en: 'The deposit form is shown, or the reason why no deposit is possible',
      bn: 'ডিপোজিটের ফর্ম, কিংবা ডিপোজিট করা না গেলে তার কারণ দেখা যায়',
    },
    failed: {
      en: 'An error says what went wrong; "Try again" is offered',
      bn: 'কী ভুল হয়েছে তা দেখা যায়; "আবার চেষ্টা করুন" চাপা যায়',
    },
    open: { en: 'The deposit page is open', bn: 'ডিপোজিটের পেজ খোলা আছে' },
    'open.redirecting': {
      en: 'The deposit is shown with "Opening the payment page…"',
      bn: 'ডিপোজিটটি দেখা যায়, সঙ্গে "পেমেন্টের পেজ খোলা হচ্ছে…"',
    },
    'open.paying': { en: 'The deposit is shown with its status', bn: 'ডিপোজিটটি তার অবস্থাসহ দেখা যায়' },
    limiting: { en: 'A deposit limit is shown', bn: 'একটি ডিপোজিট লিমিট দেখা যায়' },
    tutorial: { en: 'The steps of a deposit are explained', bn: 'ডিপোজিট করার ধাপগুলো দেখা যায়' },
    history: { en: 'The past deposits are listed', bn: 'আগের ডিপোজিটগুলোর তালিকা দেখা যায়' },
  },
  events: {
    'limit.selected': {
      'of a day': {
        event: { period: 'day' },
        en: 'Press "Deposit limits", then "In 24 hours"',
        bn: '"ডিপোজিট লিমিট" চাপুন, তারপর "২৪ ঘণ্টায়" চাপুন',
      },
    },
    'tutorial.requested': { 'by the player': { en: 'Press "How it works"', bn: '"কীভাবে ডিপোজিট করবেন" চাপুন' } },
    'tutorial.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
    'history.requested': { 'by the player': { en: 'Press "Your deposits"', bn: '"ডিপোজিটের তালিকা" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    moneyMove: {
      'a deposit is started': {
        output: { terms: { of: 'deposit', ...terms }, moved: { of: 'deposit', ...deposit }, first: null },
        en: 'The player starts a deposit',
        bn: 'খেলোয়াড় একটি ডিপোজিট শুরু করেন',
      },
      'a pending deposit is continued': {
        output: { terms: { of: 'deposit', ...terms }, moved: { of: 'deposit', ...deposit }, first: 'deposit' },
        en: 'An earlier deposit is still pending',
        bn: 'আগের একটি ডিপোজিট এখনও অপেক্ষায় আছে',
      },
      failed: { ...broken, en: 'The deposit form crashes', bn: 'ডিপোজিটের ফর্মে ত্রুটি ঘটে' },
    },
    openProvider: {
      'this page is reopened': {
        output: undefined,
        en: 'The player returns from the payment page',
        bn: 'খেলোয়াড় পেমেন্টের পেজ থেকে ফিরে আসেন',
      },
      'nothing can be opened': {
        ...broken,
        en: 'The payment page is missing or its address is not allowed',
        bn: 'পেমেন্টের পেজ নেই, কিংবা তার ঠিকানা অনুমোদিত নয়',
      },
    },
    depositPayment: {
      'result viewed': {
        output: undefined,
        en: 'The player has seen the result of the deposit',
        bn: 'খেলোয়াড় ডিপোজিটের ফলাফল দেখেছেন',
      },
      failed: { ...broken, en: 'The payment section crashes', bn: 'পেমেন্টের অংশটিতে ত্রুটি ঘটে' },
    },
    depositLimit: {
      'closed by the player': {
        output: { changed: false },
        en: 'The player leaves the deposit limit',
        bn: 'খেলোয়াড় ডিপোজিট লিমিট থেকে ফিরে যান',
      },
      failed: { ...broken, en: 'The deposit limit section crashes', bn: 'ডিপোজিট লিমিটের অংশটিতে ত্রুটি ঘটে' },
    },
    depositHistory: {
      'closed by the player': {
        output: undefined,
        en: 'The player leaves the list of deposits',
        bn: 'খেলোয়াড় ডিপোজিটের তালিকা থেকে ফিরে যান',
      },
      failed: { ...broken, en: 'The list of deposits crashes', bn: 'ডিপোজিটের তালিকায় ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof depositMachine>;
