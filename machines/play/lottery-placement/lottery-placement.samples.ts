import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import {
  nextRules,
  noRules,
  order,
  pressChange,
  price,
  rules,
  selectLottery,
} from '../lottery-order/lottery-order.samples';
import type { lotteryPlacementMachine } from './lottery-placement.machine';

const line = { play: 'direct-3', selection: '1|2|3', unit: 'yuan', multiple: 1, group: 1960 } as const;
const failed = (code: string, message: string, status = 409) => ({
  error: { kind: 'rejected', status, code, message },
});

export const lotteryPlacementSamples = {
  title: { en: 'Placing a lottery bet', bn: 'লটারির বাজি ধরা' },
  states: {
    placing: { en: 'The bet is being placed', bn: 'বাজি ধরা হচ্ছে' },
    rejected: { en: 'An error says why the bet was not placed', bn: 'কেন বাজি ধরা হয়নি জানানো হয়' },
    limited: {
      en: "An error names the player's own limit and what is left of it; a button leads to the limits",
      bn: 'নিজের কোন লিমিট আর কতটুকু বাকি জানানো হয়; লিমিট দেখার বোতাম আছে',
    },
    placed: { en: 'The placed bet is shown with its number, draw and stake', bn: 'নম্বর, ড্র ও পরিমাণসহ ধরা বাজিটি দেখা যায়' },
    'placed.cancellable': {
      en: 'A success message confirms the bet; after a failed cancellation, an error says why',
      bn: 'বাজি ধরা হয়েছে জানানো হয়; বাতিল করা না গেলে তার কারণও',
    },
    'placed.cancelled': { en: 'A success message confirms the cancellation', bn: 'বাজিটি বাতিল হয়েছে জানানো হয়' },
    'placed.closed': { en: 'A message says that the draw has closed', bn: 'ড্রটির বাজি বন্ধ হয়েছে জানানো হয়' },
    cancelling: { en: 'The bet is being cancelled', bn: 'বাজিটি বাতিল হচ্ছে' },
    ended: {
      en: 'Play types, a new draw or price, or another lottery is shown',
      bn: 'খেলার ধরন, নতুন ড্র বা দাম, অথবা অন্য লটারি দেখা যায়',
    },
  },
  inputs: {
    'one line': {
      input: { rules, issue: rules.issues[0] ?? null, lines: [line], price },
      en: 'Press "Place the bet" under the reviewed bet',
      bn: 'যাচাই করা বাজির নিচে "বাজি ধরুন" চাপুন',
    },
  },
  events: {
    'rules.changed': {
      'the next draw is open': { event: { rules: nextRules }, en: 'The next draw opens', bn: 'পরের ড্র খোলে' },
      'the same issue is open': {
        event: { rules },
        en: 'The current draw loads again unchanged',
        bn: 'চলতি ড্রটি আবার লোড হয়, কিছু বদলায়নি',
      },
      'no issue is open': { event: { rules: noRules }, en: 'No draw is open for bets', bn: 'কোনো ড্রতে বাজি ধরা যায় না' },
    },
    'lottery.selected': selectLottery,
    'order.confirmed': { 'by the player': { en: 'Press "Place the bet"', bn: '"বাজি ধরুন" চাপুন' } },
    'review.cancelled': { 'by the player': pressChange },
    'cancel.requested': { 'by the player': { en: 'Press "Cancel the bet"', bn: '"বাজি বাতিল করুন" চাপুন' } },
    'another.requested': { 'by the player': { en: 'Press "Bet again"', bn: '"আবার বাজি ধরুন" চাপুন' } },
  },
  outcomes: {
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
} satisfies Samples<typeof lotteryPlacementMachine>;
