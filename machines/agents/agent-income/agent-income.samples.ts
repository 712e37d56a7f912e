import type { Samples } from '../../../src/atlas';
import type { IncomeBillDetail } from '../../../src/contract/agents/agent-income';
import { broken, offline } from '../../samples';
import type { agentIncomeMachine } from './agent-income.machine';

/** Daily bill with the agent's own line and a downline's line. */
const bill: IncomeBillDetail = {
  id: '01930000-0000-7000-8000-0000000000b7',
  kind: 'daily',
  starts: 1_799_949_600_000,
  ends: 1_800_036_000_000,
  until: 1_800_036_000_000,
  got: '150.00',
  given: '40.00',
  debtBefore: '-10.00',
  paidBefore: '0.00',
  pay: '100.00',
  debtAfter: '0.00',
  state: 'paid',
  paidAt: 1_800_036_030_000,
  lines: [
    {
      contract: 'C00000041',
      side: 'own',
      holder: 'agent',
      turnover: '3000.00',
      loss: '200.00',
      activeMembers: 4,
      carriedBefore: '0.00',
      carriedAfter: '0.00',
      base: '3000.00',
      rate: 5_000,
      late: '0.00',
      gross: '150.00',
    },
    {
      contract: 'C00000042',
      side: 'below',
      holder: 'agent2',
      turnover: '2000.00',
      loss: '100.00',
      activeMembers: 2,
      carriedBefore: '0.00',
      carriedAfter: '0.00',
      base: '2000.00',
      rate: 2_000,
      late: '0.00',
      gross: '40.00',
    },
  ],
};
const bet = {
  userName: 'player1',
  game: 'lab-wheel',
  at: 1_800_000_000_000,
  stake: '100.00',
  turnover: '100.00',
  loss: '20.00',
  late: false,
};

export const agentIncomeSamples = {
  title: { en: 'My income', bn: 'আমার আয়' },
  states: {
    open: { en: 'The income page is open', bn: 'আয়ের পেজ খোলা আছে' },
    'open.listing': { en: 'The bills are listed', bn: 'বিলের তালিকা দেখা যায়' },
    'open.bill': { en: 'A bill is open', bn: 'একটি বিল খোলা আছে' },
    'open.bill.loading': { en: 'The bill is loading', bn: 'বিলটি লোড হচ্ছে' },
    'open.bill.loaded': { en: 'The bill is shown with its lines', bn: 'বিল ও তার লাইনগুলো দেখা যায়' },
    'open.bill.loadFailed': {
      en: 'An error says why the bill did not load; "Try again" is offered',
      bn: 'বিল কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    'open.bets': { en: 'The bets of a line are open', bn: 'একটি লাইনের বাজিগুলো খোলা আছে' },
    'open.bets.loading': { en: 'The bets are loading', bn: 'বাজিগুলো লোড হচ্ছে' },
    'open.bets.loaded': { en: 'The bets of the line are shown', bn: 'লাইনটির বাজিগুলো দেখা যায়' },
    'open.bets.loadFailed': {
      en: 'An error says why the bets did not load; "Try again" is offered',
      bn: 'বাজি কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    failed: {
      en: 'The list of bills failed; "Try again" is offered',
      bn: 'বিলের তালিকা ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'bill.selected': {
      'a bill': { event: { id: bill.id }, en: 'Press "Details" next to a bill', bn: 'একটি বিলের পাশে "বিস্তারিত" চাপুন' },
    },
    'bill.closed': { 'by the agent': { en: 'Press "All bills"', bn: '"সব বিল" চাপুন' } },
    'line.selected': {
      'a line': { event: { contract: 'C00000042' }, en: 'Press "Bets" next to a line', bn: 'একটি লাইনের পাশে "বাজি" চাপুন' },
    },
    'line.closed': { 'by the agent': { en: 'Press "Back to the bill"', bn: '"বিলে ফিরুন" চাপুন' } },
    'older.requested': { 'by the agent': { en: 'Press "Older"', bn: '"আরও পুরনো" চাপুন' } },
    'newest.requested': { 'by the agent': { en: 'Press "Newest"', bn: '"সবচেয়ে নতুন" চাপুন' } },
    'retry.requested': { 'by the agent': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list of bills fails unexpectedly', bn: 'বিলের তালিকা অপ্রত্যাশিতভাবে ব্যর্থ হয়' } },
    loadBill: { 'of a day': { output: bill, en: 'The server returns the bill', bn: 'সার্ভার বিলটি পাঠায়' }, offline },
    loadBets: {
      'the first of two pages': {
        output: { list: [bet], next: 7 },
        en: 'The server returns a page of bets; older bets exist',
        bn: 'সার্ভার বাজির একটি পেজ পাঠায়; আরও পুরনো বাজি আছে',
      },
      'the last page': {
        output: { list: [bet], next: null },
        en: 'The server returns the last page of bets',
        bn: 'সার্ভার বাজির শেষ পেজ পাঠায়',
      },
      offline,
    },
  },
} satisfies Samples<typeof agentIncomeMachine>;
