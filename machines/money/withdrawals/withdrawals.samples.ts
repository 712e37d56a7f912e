import type { Samples } from '../../../src/atlas';
import type { Withdrawal } from '../../../src/contract';
import { bankAccount, broken, offline, paidOut } from '../../samples';
import type { withdrawalsMachine } from './withdrawals.machine';

const paid: Withdrawal = { ...paidOut, to: { ...bankAccount, kind: 'ewallet', provider: 'Nodi Pay' } };

export const withdrawalsSamples = {
  title: { en: 'Withdrawals page', bn: 'উত্তোলনের পেজ' },
  states: {
    open: { en: 'The withdrawals page is open', bn: 'উত্তোলনের পেজ খোলা আছে' },
    'open.opening': { en: 'The page is loading', bn: 'পেজটি লোড হচ্ছে' },
    'open.listing': {
      en: 'The withdrawals are listed, newest first, with a "New withdrawal" button',
      bn: 'উত্তোলনের তালিকা দেখা যায়, নতুনটি আগে, সঙ্গে "নতুন উত্তোলন" বোতাম',
    },
    'open.requesting': { en: 'The form for a new withdrawal is shown', bn: 'নতুন উত্তোলনের ফর্ম দেখা যায়' },
    'open.following': { en: 'A withdrawal is shown with its steps', bn: 'একটি উত্তোলন ধাপসহ দেখা যায়' },
    failed: {
      en: 'An error says what went wrong; "Try again" is offered',
      bn: 'কী ভুল হয়েছে তা দেখা যায়; "আবার চেষ্টা করুন" চাপা যায়',
    },
  },
  events: {
    'withdrawal.requested': { 'by the player': { en: 'Press "New withdrawal"', bn: '"নতুন উত্তোলন" চাপুন' } },
    'withdrawal.selected': {
      'a withdrawal that awaits confirmation': {
        event: { id: paidOut.id },
        en: 'Press "Report what arrived" next to a withdrawal',
        bn: 'একটি উত্তোলনের পাশে "কত পেয়েছেন জানান" চাপুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: {
      failed: { ...broken, en: 'The list of withdrawals crashes', bn: 'উত্তোলনের তালিকায় ত্রুটি ঘটে' },
    },
    findUnderWay: {
      'a pending withdrawal': {
        output: { kind: 'underWay' },
        en: 'A withdrawal is in progress',
        bn: 'একটি উত্তোলন চলছে',
      },
      'no pending withdrawal': {
        output: { kind: 'none' },
        en: 'No withdrawal is in progress',
        bn: 'কোনো উত্তোলন চলছে না',
      },
      offline,
    },
    withdrawal: {
      sent: { output: { sent: paid }, en: 'The player requests a withdrawal', bn: 'খেলোয়াড় উত্তোলনের আবেদন করেন' },
      left: {
        output: { sent: null },
        en: 'The player leaves without a withdrawal',
        bn: 'খেলোয়াড় উত্তোলন না করে ফিরে যান',
      },
      failed: { ...broken, en: 'The withdrawal form crashes', bn: 'উত্তোলনের ফর্মে ত্রুটি ঘটে' },
    },
    withdrawalConfirmation: {
      left: {
        output: { said: false },
        en: 'The player leaves the withdrawal',
        bn: 'খেলোয়াড় উত্তোলনটি থেকে ফিরে যান',
      },
      failed: { ...broken, en: 'The withdrawal details crash', bn: 'উত্তোলনের বিবরণে ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof withdrawalsMachine>;
