import type { Samples } from '../../../src/atlas';
import type { LotteryOrder, LotteryRules } from '../../../src/contract/play/lottery';
import { broken, offline } from '../../samples';
import type { lotteryOrderMachine } from './lottery-order.machine';
import type { LinePrice, Price } from './lottery-order.types';

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
  startingUnits: {},
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
    playLeft: [],
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
  title: { en: 'Lottery bet', bn: 'লটারির বাজি' },
  states: {
    choosing: { en: 'Play type and numbers can be chosen', bn: 'খেলার ধরন ও নম্বর বেছে নেওয়া যায়' },
    'choosing.pricing': { en: 'The price is being calculated', bn: 'দাম হিসাব হচ্ছে' },
    'choosing.incomplete': {
      en: 'A message says that more numbers must be chosen',
      bn: 'আরও নম্বর বেছে নিতে হবে জানানো হয়',
    },
    'choosing.rejected': { en: 'An error says why the bet is not possible', bn: 'কেন এই বাজি ধরা যায় না জানানো হয়' },
    'choosing.priced': { en: 'Number sets, unit, multiple and total are shown', bn: 'নম্বর সেট, একক, গুণ ও মোট দেখা যায়' },
    'choosing.outdated': { en: 'An error says that the page must be reloaded', bn: 'পেজটি আবার লোড করতে হবে জানানো হয়' },
    chasing: { en: 'The form for a bet on several draws is shown', bn: 'টানা ড্রতে বাজির ফর্ম দেখা যায়' },
    reviewing: { en: 'The whole bet is shown for review', bn: 'যাচাইয়ের জন্য পুরো বাজিটি দেখা যায়' },
    'reviewing.fresh': { en: 'The bet can be placed', bn: 'বাজিটি ধরা যায়' },
    'reviewing.rejected': { en: 'An error says why the bet was not placed', bn: 'কেন বাজি ধরা হয়নি জানানো হয়' },
    placing: { en: 'The bet is being placed', bn: 'বাজি ধরা হচ্ছে' },
    late: {
      en: 'An error says that the draw has closed; the next one is offered, if any',
      bn: 'ড্রটির বাজি বন্ধ হয়েছে জানানো হয়; থাকলে পরের ড্র দেখা যায়',
    },
    limited: {
      en: "An error names the player's own limit and what is left of it; a button leads to the limits",
      bn: 'নিজের কোন লিমিট আর কতটুকু বাকি জানানো হয়; লিমিট দেখার বোতাম আছে',
    },
    repriced: { en: 'The old and the new price are shown', bn: 'আগের ও নতুন দাম দেখা যায়' },
    placed: { en: 'The placed bet is shown with its number, draw and stake', bn: 'নম্বর, ড্র ও পরিমাণসহ ধরা বাজিটি দেখা যায়' },
    'placed.cancellable': {
      en: 'A success message confirms the bet; after a failed cancellation, an error says why',
      bn: 'বাজি ধরা হয়েছে জানানো হয়; বাতিল করা না গেলে তার কারণও',
    },
    'placed.cancelled': { en: 'A success message confirms the cancellation', bn: 'বাজিটি বাতিল হয়েছে জানানো হয়' },
    'placed.closed': { en: 'A message says that the draw has closed', bn: 'ড্রটির বাজি বন্ধ হয়েছে জানানো হয়' },
    cancelling: { en: 'The bet is being cancelled', bn: 'বাজিটি বাতিল হচ্ছে' },
    left: { en: 'Another lottery opens', bn: 'অন্য লটারি খোলে' },
  },
  inputs: {
    'the first play': { input: { rules, play: '' }, en: 'Open a lottery', bn: 'একটি লটারি খুলুন' },
    'a play of a link': {
      input: { rules, play: 'any-1' },
      en: 'Open a link to a play type',
      bn: 'একটি খেলার ধরনের লিংক খুলুন',
    },
  },
  events: {
    'play.selected': {
      another: { event: { play: 'any-1' }, en: 'Choose another play type', bn: 'অন্য একটি খেলার ধরন বেছে নিন' },
    },
    'draft.changed': {
      'a multiple': {
        event: { changes: { multiple: 5 } },
        en: 'Type 5 into "Another multiple"',
        bn: '"অন্য গুণ" ঘরে 5 লিখুন',
      },
    },
    'line.added': { 'by the player': { en: 'Press "Add another line"', bn: '"আরেকটি লাইন যোগ করুন" চাপুন' } },
    'line.removed': {
      'the first': { event: { line: 0 }, en: 'Press "Remove" on the first line', bn: 'প্রথম লাইনের "সরান" চাপুন' },
    },
    'chase.requested': { 'by the player': { en: 'Press "Bet on several draws"', bn: '"টানা ড্রতে বাজি ধরুন" চাপুন' } },
    'lottery.selected': {
      another: { event: { lottery: 'LFP5' }, en: 'Choose another lottery', bn: 'অন্য একটি লটারি বেছে নিন' },
    },
    'rules.changed': {
      'the next draw is open': { event: { rules: nextRules }, en: 'The next draw opens', bn: 'পরের ড্র খোলে' },
      'the same issue is open': {
        event: { rules },
        en: 'The current draw loads again unchanged',
        bn: 'চলতি ড্রটি আবার লোড হয়, কিছু বদলায়নি',
      },
      'maintenance has begun': {
        event: { rules: { ...rules, closedPlays: rules.plays } },
        en: 'Maintenance of the lottery starts',
        bn: 'লটারিটির রক্ষণাবেক্ষণ শুরু হয়',
      },
      'a break has begun': { event: { rules: barred }, en: 'A time-out starts', bn: 'বিরতি শুরু হয়' },
      'no issue is open': { event: { rules: noRules }, en: 'No draw is open for bets', bn: 'কোনো ড্রতে বাজি ধরা যায় না' },
    },
    'order.requested': { 'by the player': { en: 'Press "Look at the bet"', bn: '"বাজিটি দেখুন" চাপুন' } },
    'order.confirmed': { 'by the player': { en: 'Press "Place the bet"', bn: '"বাজি ধরুন" চাপুন' } },
    'review.cancelled': { 'by the player': left },
    'next.accepted': {
      'by the player': {
        en: 'Press "Bet on the next draw" or "Agree and place the bet"',
        bn: '"পরের ড্রতে বাজি ধরুন" বা "রাজি হয়ে বাজি ধরুন" চাপুন',
      },
    },
    'cancel.requested': { 'by the player': { en: 'Press "Cancel the bet"', bn: '"বাজি বাতিল করুন" চাপুন' } },
    'another.requested': { 'by the player': { en: 'Press "Bet again"', bn: '"আবার বাজি ধরুন" চাপুন' } },
  },
  outcomes: {
    price: {
      priced: { output: { kind: 'priced', price }, en: 'The bet is valid', bn: 'বাজিটি ঠিক আছে' },
      'priced, no other line begun': {
        output: { kind: 'priced', price: { ...price, lines: [] } },
        en: 'The added lines are valid; no further line is started',
        bn: 'যোগ করা লাইনগুলো ঠিক আছে; নতুন লাইন শুরু হয়নি',
      },
      incomplete: { output: { kind: 'incomplete' }, en: 'Too few numbers are chosen', bn: 'যথেষ্ট নম্বর বেছে নেওয়া হয়নি' },
      'no multiple': {
        output: { kind: 'refused', problem: 'multiple' },
        en: 'The multiple is invalid',
        bn: 'গুণটি ঠিক নয়',
      },
      outdated: { output: { kind: 'outdated' }, en: 'The page has outdated prices', bn: 'পেজে পুরোনো দাম আছে' },
      failed: { ...broken, en: 'The calculation fails', bn: 'হিসাব ব্যর্থ হয়' },
    },
    placeOrder: {
      placed: { output: { kind: 'placed', order }, en: 'The server accepts the bet', bn: 'সার্ভার বাজিটি গ্রহণ করে' },
      'placed for good': {
        output: { kind: 'placed', order: { ...order, cancellable: false } },
        en: 'The server accepts the bet; it cannot be cancelled',
        bn: 'সার্ভার বাজিটি গ্রহণ করে; আর বাতিল করা যায় না',
      },
      'too late': {
        output: { kind: 'closed', rules: nextRules },
        en: 'The server rejects it: the draw has closed',
        bn: 'সার্ভার ফিরিয়ে দেয়: ড্রটির বাজি বন্ধ হয়ে গেছে',
      },
      'too late for all': {
        output: { kind: 'closed', rules: noRules },
        en: 'The server rejects it: the draw has closed and no other is open',
        bn: 'সার্ভার ফিরিয়ে দেয়: ড্রটির বাজি বন্ধ হয়ে গেছে, আর কোনোটি খোলা নেই',
      },
      'the price has changed': {
        output: {
          kind: 'changed',
          rules: { ...nextRules, priceVersion: '2026-2' },
          price: { ...price, priceVersion: '2026-2', most: '1900.00' },
        },
        en: 'The server rejects it: the price has changed and the highest win is lower',
        bn: 'সার্ভার ফিরিয়ে দেয়: দাম বদলে গেছে, সর্বোচ্চ জয় কমেছে',
      },
      'a limit forbids it': {
        output: {
          kind: 'limited',
          allowance: { kind: 'loss', period: 'day', left: '1.00', until: null },
        },
        en: "The server rejects it: the player's own limit is lower",
        bn: 'সার্ভার ফিরিয়ে দেয়: খেলোয়াড়ের নিজের লিমিট এর চেয়ে কম',
      },
      outdated: {
        output: { kind: 'outdated' },
        en: 'The server rejects it: the page lacks the new prices',
        bn: 'সার্ভার ফিরিয়ে দেয়: পেজে নতুন দাম নেই',
      },
      'too little is there': {
        ...failed('ledger.insufficient', 'Insufficient balance: P 1.00 available.', 422),
        en: 'The server rejects it: the balance is too low',
        bn: 'সার্ভার ফিরিয়ে দেয়: ব্যালেন্স যথেষ্ট নয়',
      },
      offline,
    },
    chase: {
      left: { output: undefined, en: 'The player leaves the form for several draws', bn: 'খেলোয়াড় টানা ড্রর ফর্ম ছেড়ে যান' },
      failed: { ...broken, en: 'The form for several draws fails', bn: 'টানা ড্রর ফর্ম ব্যর্থ হয়' },
    },
    cancelOrder: {
      cancelled: {
        output: { kind: 'cancelled', order: { ...order, state: 'cancelled', returned: '4.00', cancellable: false } },
        en: 'The server cancels the bet',
        bn: 'সার্ভার বাজিটি বাতিল করে',
      },
      'too late': {
        ...failed('lottery.notCancellable', 'This order can no longer be cancelled.'),
        en: 'The server rejects the cancellation: the draw has closed',
        bn: 'সার্ভার বাতিল করে না: ড্রটির বাজি বন্ধ হয়ে গেছে',
      },
      offline,
    },
  },
} satisfies Samples<typeof lotteryOrderMachine>;
