import type { Samples } from '../../../src/atlas';
import type { LotteryOrder, LotteryRules } from '../../../src/contract/play/lottery';
import { broken, offline } from '../../samples';
import type { LinePrice, lotteryOrderMachine, Price } from './lottery-order.machine';

const [now, later] = ['20261122-0601', '20261122-0602'].map((issue, index) => ({
  issue,
  opensAt: 1_800_000_000_000 + index * 60_000,
  closesAt: 1_800_000_055_000 + index * 60_000,
  drawsAt: 1_800_000_060_000 + index * 60_000,
}));
const issues = now ? [now] : [];
const next = later ? [later] : [];
/** Rules of 3D, with numbers selected digit by digit or typed. */
export const rules: LotteryRules = {
  lottery: 'LF3D',
  name: '3D',
  serverTime: 1_800_000_000_000,
  rulesVersion: '2026-1',
  priceVersion: '2026-1',
  groups: { least: 1800, most: 1960, step: 2 },
  plays: ['direct-3', 'any-1'],
  closedPlays: [],
  caps: { prizePerOrder: '400000.00', prizePerIssue: '800000.00', liabilityPerNumber: '2000000.00' },
  issues,
  standing: null,
};
export const nextRules: LotteryRules = { ...rules, issues: next };
const noRules: LotteryRules = { ...rules, issues: [] };
/** Rules for a member who is taking a time-out. */
export const barred: LotteryRules = {
  ...rules,
  standing: {
    block: { by: 'timeOut', until: 1_800_003_600_000 },
    depositLeft: null,
    realityMinutes: null,
    isTrial: false,
  },
};

const linePrice: LinePrice = {
  units: 2,
  each: '2.00',
  stake: '4.00',
  most: '1960.00',
  winning: '1',
  space: '1000',
  returned: '98.00',
};
export const price: Price = {
  rulesVersion: '2026-1',
  priceVersion: '2026-1',
  stake: '4.00',
  most: '1960.00',
  lines: [linePrice],
};
export const order: LotteryOrder = {
  id: '01930000-0000-7000-8000-0000000000aa',
  number: 'L00000001',
  lottery: 'LF3D',
  issue: '20261122-0601',
  state: 'placed',
  stake: '4.00',
  returned: '0.00',
  most: '1960.00',
  at: 1_800_000_010_000,
  closesAt: 1_800_000_055_000,
  drawsAt: 1_800_000_060_000,
  settledAt: null,
  chase: null,
  cancellable: true,
};
const failed = (code: string, message: string, status = 409) => ({
  error: { kind: 'rejected', status, code, message },
});
const left = { en: 'Press "Change the bet"', bn: '"বাজি বদলান" চাপুন' };

export const lotteryOrderSamples = {
  title: { en: 'A bet on a lottery', bn: 'লটারিতে একটি বাজি' },
  states: {
    choosing: { en: 'A play and numbers can be selected', bn: 'খেলার ধরন ও নম্বর বাছা যায়' },
    'choosing.pricing': { en: 'The bet is being priced', bn: 'বাজির দাম হিসাব হচ্ছে' },
    'choosing.incomplete': { en: 'A message says that more must be selected', bn: 'আরও বাছতে হবে জানানো হয়' },
    'choosing.refused': { en: 'The reason why this cannot be bet is shown', bn: 'কেন এই বাজি ধরা যায় না জানানো হয়' },
    'choosing.priced': { en: 'Units, unit, multiple and the total are shown', bn: 'কয়টি বাজি, একক, গুণ ও মোট দেখা যায়' },
    'choosing.outdated': { en: 'A message says that the page must be reloaded', bn: 'পেজটি আবার লোড করতে হবে জানানো হয়' },
    chasing: { en: 'The editor of a chase is shown', bn: 'টানা ড্রর বাজি ঠিক করার জায়গা দেখা যায়' },
    reviewing: { en: 'The bet is shown as a whole', bn: 'পুরো বাজিটি দেখা যায়' },
    'reviewing.fresh': { en: 'The bet can be placed', bn: 'বাজিটি ধরা যায়' },
    'reviewing.refused': { en: 'The reason why it was not placed is shown', bn: 'কেন বাজি ধরা হয়নি জানানো হয়' },
    placing: { en: 'The bet is being placed', bn: 'বাজি ধরা হচ্ছে' },
    late: {
      en: 'A message says that the draw has closed, and the next one is offered',
      bn: 'ড্রটি বন্ধ হয়েছে জানানো হয়, থাকলে পরের ড্র দেখা যায়',
    },
    repriced: { en: 'The old and the new price are shown', bn: 'আগের ও নতুন দাম দেখা যায়' },
    placed: { en: 'The bet is confirmed', bn: 'বাজি ধরা হয়েছে জানানো হয়' },
    'placed.standing': { en: 'The bet can be cancelled', bn: 'বাজিটি বাতিল করা যায়' },
    'placed.cancelled': { en: 'The cancellation is confirmed', bn: 'বাজিটি বাতিল হয়েছে জানানো হয়' },
    'placed.closed': { en: 'A message says that the draw has closed', bn: 'ড্রটি বন্ধ হয়েছে জানানো হয়' },
    cancelling: { en: 'The bet is being cancelled', bn: 'বাজিটি বাতিল হচ্ছে' },
    left: { en: 'Another lottery is opened', bn: 'অন্য লটারি খোলা হয়' },
  },
  inputs: {
    'the first play': { input: { rules, play: '' }, en: 'Open a lottery', bn: 'একটি লটারি খুলুন' },
    'a play of a link': { input: { rules, play: 'any-1' }, en: 'Open a link to a play', bn: 'একটি খেলার লিংক খুলুন' },
  },
  events: {
    'play.chosen': { another: { event: { play: 'any-1' }, en: 'Choose another play', bn: 'অন্য একটি খেলা বাছুন' } },
    'draft.changed': {
      'a multiple': {
        event: { changes: { multiple: 5 } },
        en: 'Type 5 as another multiple',
        bn: 'অন্য গুণ হিসেবে ৫ লিখুন',
      },
    },
    'line.added': { 'by the player': { en: 'Press "Add another line"', bn: '"আরেকটি লাইন যোগ করুন" চাপুন' } },
    'line.removed': {
      'the first': { event: { line: 0 }, en: 'Press "Remove" at the first line', bn: 'প্রথম লাইনের "সরান" চাপুন' },
    },
    'chase.requested': { 'by the player': { en: 'Press "Bet on several draws"', bn: '"টানা ড্রতে বাজি ধরুন" চাপুন' } },
    'lottery.chosen': {
      another: { event: { lottery: 'LFP5' }, en: 'Choose another lottery', bn: 'অন্য একটি লটারি বাছুন' },
    },
    'rules.changed': {
      'the next draw is open': { event: { rules: nextRules }, en: 'The next draw opens', bn: 'পরের ড্র খোলে' },
      'the same issue is open': { event: { rules }, en: 'The draw is loaded again', bn: 'ড্রটি আবার পড়া হয়' },
      'maintenance has begun': {
        event: { rules: { ...rules, closedPlays: rules.plays } },
        en: 'Maintenance of the lottery starts',
        bn: 'লটারিটির রক্ষণাবেক্ষণ শুরু হয়',
      },
      'a break has begun': { event: { rules: barred }, en: 'A break starts', bn: 'বিরতি শুরু হয়' },
      'no issue is open': { event: { rules: noRules }, en: 'No other draw opens', bn: 'আর কোনো ড্র খোলে না' },
    },
    'order.requested': { 'by the player': { en: 'Press "Look at the bet"', bn: '"বাজিটি দেখুন" চাপুন' } },
    'order.confirmed': { 'by the player': { en: 'Press "Place the bet"', bn: '"বাজি ধরুন" চাপুন' } },
    'review.left': { 'by the player': left },
    'next.accepted': { 'by the player': { en: 'Agree, and place the bet', bn: 'রাজি হয়ে বাজি ধরুন' } },
    'cancel.requested': { 'by the player': { en: 'Press "Cancel the bet"', bn: '"বাজি বাতিল করুন" চাপুন' } },
    'another.requested': { 'by the player': { en: 'Press "Bet again"', bn: '"আবার বাজি ধরুন" চাপুন' } },
  },
  outcomes: {
    price: {
      priced: { output: { kind: 'priced', price }, en: 'It can be bet', bn: 'বাজিটি ধরা যায়' },
      'priced, no other line begun': {
        output: { kind: 'priced', price: { ...price, lines: [] } },
        en: 'The lines that were added can be bet',
        bn: 'যোগ করা লাইনগুলোয় বাজি ধরা যায়',
      },
      incomplete: { output: { kind: 'incomplete' }, en: 'The selection is too small', bn: 'যথেষ্ট বাছা হয়নি' },
      'no multiple': {
        output: { kind: 'refused', problem: 'multiple' },
        en: 'The multiple is none',
        bn: 'গুণটি ঠিক নয়',
      },
      outdated: { output: { kind: 'outdated' }, en: 'The page does not know the prices', bn: 'পেজটি এই দাম জানে না' },
      failed: { ...broken, en: 'It cannot be reckoned', bn: 'হিসাব করা যায় না' },
    },
    placeOrder: {
      placed: { output: { kind: 'placed', order }, en: 'It is placed', bn: 'বাজি ধরা হয়েছে' },
      'placed for good': {
        output: { kind: 'placed', order: { ...order, cancellable: false } },
        en: 'It is placed, and cannot be cancelled',
        bn: 'বাজি ধরা হয়েছে, বাতিল করা যায় না',
      },
      'too late': { output: { kind: 'closed', rules: nextRules }, en: 'The draw has closed', bn: 'ড্রটি বন্ধ হয়ে গেছে' },
      'too late for all': {
        output: { kind: 'closed', rules: noRules },
        en: 'The draw has closed, and no other is open',
        bn: 'ড্রটি বন্ধ হয়ে গেছে, আর কোনোটি খোলা নেই',
      },
      'the price has changed': {
        output: {
          kind: 'changed',
          rules: { ...nextRules, priceVersion: '2026-2' },
          price: { ...price, priceVersion: '2026-2', most: '1900.00' },
        },
        en: 'The price has changed: it can win less',
        bn: 'দাম বদলে গেছে: এখন কম জেতা যায়',
      },
      outdated: { output: { kind: 'outdated' }, en: 'The page does not know the new prices', bn: 'পেজটি নতুন দাম জানে না' },
      'too little is there': {
        ...failed('ledger.insufficient', 'Insufficient balance: P 1.00 available.', 422),
        en: 'The balance is too low',
        bn: 'ব্যালেন্স যথেষ্ট নয়',
      },
      offline,
    },
    chase: {
      left: { output: undefined, en: 'The editor is left', bn: 'জায়গাটি ছেড়ে দেওয়া হয়' },
      failed: { ...broken, en: 'The editor fails', bn: 'জায়গাটি ব্যর্থ হয়' },
    },
    cancelOrder: {
      cancelled: {
        output: { kind: 'cancelled', order: { ...order, state: 'cancelled', returned: '4.00', cancellable: false } },
        en: 'It is cancelled',
        bn: 'বাতিল হয়েছে',
      },
      'too late': {
        ...failed('lottery.notCancellable', 'This order can no longer be cancelled.'),
        en: 'The draw has closed in the meantime',
        bn: 'এর মধ্যে ড্রটি বন্ধ হয়ে গেছে',
      },
      offline,
    },
  },
} satisfies Samples<typeof lotteryOrderMachine>;
