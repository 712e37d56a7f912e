import type { Samples } from '../../../src/atlas';
import type { CashIn, CashInTerms } from '../../../src/contract';
import { broken, formEnds, offline } from '../../samples';
import type { cashInMachine } from './cash-in.machine';

export const cashInTerms: CashInTerms = {
  wallets: [
    { code: 'nodi', name: 'Nodi Pay', number: '01700000001', min: '100.00', max: '25000.00' },
    { code: 'dingi', name: 'Dingi Pay', number: '01700000003', min: '100.00', max: '15000.00' },
  ],
  barred: null,
  limitLeft: null,
  dayLeft: '50000.00',
  openLeft: 2,
  hours: 24,
};
export const pendingCashIn: CashIn = {
  id: '01930000-0000-7000-8000-0000000000f1',
  number: 'M00000001',
  wallet: 'nodi',
  to: '01700000001',
  amount: '500.00',
  sender: '01712345678',
  reference: 'NP7K2M9Q41',
  state: 'pending',
  createdAt: 1_800_000_000_000,
  expiresAt: 1_800_086_400_000,
  received: null,
  reason: null,
  pictures: [],
};
const PICTURES = ['d1', 'd2', 'd3'].map((end) => `01930000-0000-7000-8000-0000000000${end}`);
/** A report that takes no more pictures. */
export const fullCashIn: CashIn = {
  ...pendingCashIn,
  id: '01930000-0000-7000-8000-0000000000f3',
  number: 'M00000003',
  reference: 'NP7K2M9Q43',
  pictures: PICTURES,
};
export const confirmedCashIn: CashIn = { ...pendingCashIn, state: 'confirmed', received: '500.00' };
export const rejectedCashIn: CashIn = {
  ...pendingCashIn,
  id: '01930000-0000-7000-8000-0000000000f2',
  number: 'M00000002',
  reference: 'NP7K2M9Q42',
  state: 'rejected',
  reason: 'No such transfer in our statement',
};
const cancelledCashIn: CashIn = { ...pendingCashIn, state: 'cancelled' };

export const cashInSamples = {
  title: { en: 'Cash-in', bn: 'ক্যাশ-ইন' },
  states: {
    open: { en: 'The cash-in page is open', bn: 'ক্যাশ-ইনের পেজ খোলা আছে' },
    'open.loading': { en: 'The wallets are loading', bn: 'ওয়ালেটগুলো লোড হচ্ছে' },
    'open.unavailable': {
      en: 'An error says that the wallets could not be loaded; "Try again" is offered',
      bn: 'ওয়ালেটগুলো লোড করা যায়নি বলে দেখা যায়; "আবার চেষ্টা করুন" চাপা যায়',
    },
    'open.blocked': { en: 'The reason why nothing can be reported is shown', bn: 'কেন জানানো যাবে না তা দেখা যায়' },
    'open.choosing': {
      en: 'The wallets that receive are listed, and the earlier cash-ins below them',
      bn: 'যেসব ওয়ালেটে পাঠানো যায় তার তালিকা, আর নিচে আগের ক্যাশ-ইনগুলো দেখা যায়',
    },
    'open.reporting': {
      en: 'The number to send to and the form for the report are shown',
      bn: 'যে নম্বরে পাঠাতে হবে তা আর জানানোর ফর্ম দেখা যায়',
    },
    'open.following': { en: 'The cash-in is shown with its status', bn: 'ক্যাশ-ইনটি তার অবস্থাসহ দেখা যায়' },
    'open.following.routing': { en: 'The cash-in is shown', bn: 'ক্যাশ-ইনটি দেখা যায়' },
    'open.following.pending': {
      en: 'The cash-in is being checked, with the time until which it is decided',
      bn: 'ক্যাশ-ইনটি যাচাই হচ্ছে, কখনের মধ্যে সিদ্ধান্ত হবে তাও দেখা যায়',
    },
    'open.following.pending.receiving': {
      en: 'A picture of the receipt can be added',
      bn: 'রসিদের ছবি যোগ করা যায়',
    },
    'open.following.pending.full': {
      en: 'Three pictures are stored; no more can be added',
      bn: 'তিনটি ছবি যোগ করা আছে; আর যোগ করা যায় না',
    },
    'open.following.confirming': {
      en: 'A dialog asks whether to cancel the cash-in',
      bn: 'ক্যাশ-ইনটি বাতিল করবেন কি না, একটি ডায়ালগে জানতে চাওয়া হয়',
    },
    'open.following.cancelling': { en: 'The cash-in is being cancelled', bn: 'ক্যাশ-ইনটি বাতিল হচ্ছে' },
    'open.following.rejected': {
      en: 'The dialog says why the cash-in was not cancelled',
      bn: 'ক্যাশ-ইনটি কেন বাতিল হয়নি তা ডায়ালগে দেখা যায়',
    },
    'open.following.decided': {
      en: 'The cash-in is shown with its outcome',
      bn: 'ক্যাশ-ইনটি তার ফলাফলসহ দেখা যায়',
    },
    failed: {
      en: 'An error says what went wrong; "Try again" is offered',
      bn: 'কী ভুল হয়েছে তা দেখা যায়; "আবার চেষ্টা করুন" চাপা যায়',
    },
  },
  events: {
    'wallet.selected': {
      'Nodi Pay': {
        event: { wallet: 'nodi' },
        en: 'Press "Nodi Pay"',
        bn: '"নদী পে" চাপুন',
      },
    },
    'report.selected': {
      pending: {
        event: { cashIn: pendingCashIn },
        en: 'Press "See M00000001"',
        bn: '"M00000001 দেখুন" চাপুন',
      },
      'with three pictures': {
        event: { cashIn: fullCashIn },
        en: 'Press "See M00000003"',
        bn: '"M00000003 দেখুন" চাপুন',
      },
      rejected: {
        event: { cashIn: rejectedCashIn },
        en: 'Press "See M00000002"',
        bn: '"M00000002 দেখুন" চাপুন',
      },
    },
    'report.changed': {
      confirmed: {
        event: { cashIn: confirmedCashIn },
        en: 'An operator confirms the cash-in',
        bn: 'একজন অপারেটর ক্যাশ-ইনটি নিশ্চিত করেন',
      },
      'with a picture': {
        event: { cashIn: { ...pendingCashIn, pictures: PICTURES.slice(0, 1) } },
        en: 'A picture is added on another device',
        bn: 'অন্য ডিভাইসে একটি ছবি যোগ করা হয়',
      },
    },
    'report.closed': { 'by the player': { en: 'Press "All cash-ins"', bn: '"সব ক্যাশ-ইন" চাপুন' } },
    'proofs.changed': {
      'a picture is added': {
        event: { proofs: PICTURES.slice(0, 1) },
        en: 'Choose a picture of the receipt',
        bn: 'রসিদের একটি ছবি বেছে নিন',
      },
    },
    'cancel.requested': { 'by the player': { en: 'Press "Cancel cash-in"', bn: '"ক্যাশ-ইন বাতিল করুন" চাপুন' } },
    'cancel.confirmed': { 'by the player': { en: 'Press "Yes, cancel it"', bn: '"হ্যাঁ, বাতিল করুন" চাপুন' } },
    'cancel.declined': { 'by the player': { en: 'Press "No, keep it"', bn: '"না, রেখে দিন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list of cash-ins crashes', bn: 'ক্যাশ-ইনের তালিকায় ত্রুটি ঘটে' } },
    loadTerms: {
      'wallets that receive': {
        output: { kind: 'open', terms: cashInTerms },
        en: 'Two wallets receive',
        bn: 'দুটি ওয়ালেটে পাঠানো যায়',
      },
      'two cash-ins are open': {
        output: { kind: 'blocked', terms: { ...cashInTerms, openLeft: 0 } },
        en: 'Two cash-ins are still being checked, as many as can be open',
        bn: 'দুটি ক্যাশ-ইন এখনও যাচাই হচ্ছে, একসঙ্গে এর বেশি খোলা থাকতে পারে না',
      },
      offline,
    },
    reportForm: formEnds({ en: 'The player reports a transfer', bn: 'খেলোয়াড় পাঠানোর কথা জানান' }, pendingCashIn),
    watchCashIn: {
      failed: { ...broken, en: 'Updates of the cash-in fail', bn: 'ক্যাশ-ইনের আপডেট আসা বন্ধ হয়ে যায়' },
    },
    receipt: { failed: { ...broken, en: 'The upload section crashes', bn: 'আপলোডের অংশটিতে ত্রুটি ঘটে' } },
    cancelCashIn: {
      cancelled: { output: cancelledCashIn, en: 'The cash-in is cancelled', bn: 'ক্যাশ-ইনটি বাতিল হয়' },
      offline,
    },
  },
} satisfies Samples<typeof cashInMachine>;
