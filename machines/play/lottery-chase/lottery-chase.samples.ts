import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import { nextRules, order, rules } from '../lottery-order/lottery-order.samples';
import type { ChasePlan, lotteryChaseMachine } from './lottery-chase.machine';

const line = { play: 'direct-3', selection: '1|2|3', unit: 'yuan', multiple: 1, group: 1960 } as const;
const draws = [...rules.issues, ...nextRules.issues].map(({ issue, drawsAt }, nth) => ({
  issue,
  drawsAt,
  multiple: 1,
  stake: '2.00',
  upTo: `${2 * (nth + 1)}.00`,
}));
export const plan: ChasePlan = {
  rulesVersion: '2026-1',
  priceVersion: '2026-1',
  draws,
  stake: '4.00',
  most: '1960.00',
};
const left = { 'by the player': { en: 'Press "Back to the bet"', bn: '"বাজিতে ফিরুন" চাপুন' } };

export const lotteryChaseSamples = {
  title: { en: 'A chase: one slip in several draws', bn: 'টানা ড্রতে বাজি' },
  states: {
    loading: { en: 'The draws are loading', bn: 'ড্রগুলো লোড হচ্ছে' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
    editing: { en: 'Draws and multiples can be selected', bn: 'ড্র ও গুণ বাছা যায়' },
    'editing.planning': { en: 'The hold is being calculated', bn: 'কত আটকে থাকবে হিসাব হচ্ছে' },
    'editing.planned': {
      en: 'Each draw with its stake, and what is held in all',
      bn: 'প্রতিটি ড্রর পরিমাণ ও মোট কত আটকে থাকবে দেখা যায়',
    },
    'editing.refused': { en: 'The reason why it cannot be placed is shown', bn: 'কেন এভাবে ধরা যায় না জানানো হয়' },
    'editing.outdated': { en: 'A message says that the page must be reloaded', bn: 'পেজটি আবার লোড করতে হবে জানানো হয়' },
    placing: { en: 'The bets are being placed', bn: 'বাজিগুলো ধরা হচ্ছে' },
    refused: { en: 'The reason why nothing was placed is shown', bn: 'কেন বাজি ধরা হয়নি জানানো হয়' },
    late: { en: 'A message says that a draw has closed', bn: 'একটি ড্র বন্ধ হয়েছে জানানো হয়' },
    repriced: { en: 'A message says that the price has changed', bn: 'দাম বদলেছে জানানো হয়' },
    placed: { en: 'The bets are confirmed, with the hold', bn: 'বাজি ধরা হয়েছে ও কত আটকে আছে জানানো হয়' },
    left: { en: 'The bet is shown again', bn: 'আবার বাজিটি দেখা যায়' },
  },
  inputs: { 'one line': { input: { rules, lines: [line] }, en: 'Bet on several draws', bn: 'টানা ড্রতে বাজি ধরুন' } },
  events: {
    'shape.changed': {
      'two draws': {
        event: { changes: { draws: 2 } },
        en: 'Type 2 as another number of draws',
        bn: 'অন্য সংখ্যক ড্র হিসেবে ২ লিখুন',
      },
      doubled: { event: { changes: { doubles: true } }, en: 'Press "Double each time"', bn: '"প্রতিবার দ্বিগুণ" চাপুন' },
      'from none': { event: { changes: { first: 0 } }, en: 'Empty the initial multiple', bn: 'শুরুর গুণ ফাঁকা করুন' },
    },
    'multiple.changed': {
      'of the next draw': {
        event: { nth: 0, multiple: 3 },
        en: 'Type 3 as the multiple in the next draw',
        bn: 'পরের ড্রর গুণ হিসেবে ৩ লিখুন',
      },
    },
    'stop.changed': {
      'goes on': { event: { stopAfterWin: false }, en: 'Take "Stop after a win" away', bn: '"জিতলে থামবে" তুলে দিন' },
    },
    'rules.changed': {
      'the next draw is open': { event: { rules: nextRules }, en: 'The next draw opens', bn: 'পরের ড্র খোলে' },
      'maintenance has begun': {
        event: { rules: { ...rules, closedPlays: rules.plays } },
        en: 'Maintenance of the lottery starts',
        bn: 'লটারিটির রক্ষণাবেক্ষণ শুরু হয়',
      },
      'no draw is open': {
        event: { rules: { ...rules, issues: [] } },
        en: 'No draw takes bets',
        bn: 'কোনো ড্রতে বাজি ধরা যায় না',
      },
    },
    'chase.confirmed': {
      'by the player': { en: 'Press "Hold and place bets"', bn: '"আটকে রেখে বাজি ধরুন" চাপুন' },
    },
    'plan.renewed': { 'by the player': { en: 'Press "Look at the draws again"', bn: '"ড্রগুলো আবার দেখুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'chase.left': left,
  },
  outcomes: {
    loadDraws: {
      'draws are open': {
        output: { ...rules, issues: [...rules.issues, ...nextRules.issues] },
        en: 'Draws take bets',
        bn: 'ড্রতে বাজি ধরা যায়',
      },
      'under maintenance': {
        output: { ...rules, closedPlays: rules.plays },
        en: 'The lottery is under maintenance',
        bn: 'লটারিটির রক্ষণাবেক্ষণ চলছে',
      },
      offline,
    },
    plan: {
      planned: { output: { kind: 'planned', plan }, en: 'It can be placed', bn: 'বাজি ধরা যায়' },
      'no multiple': {
        output: { kind: 'refused', problem: 'multiple' },
        en: 'A multiple is none',
        bn: 'একটি গুণ ঠিক নয়',
      },
      outdated: { output: { kind: 'outdated' }, en: 'The page does not know the prices', bn: 'পেজটি এই দাম জানে না' },
      failed: { ...broken, en: 'It cannot be reckoned', bn: 'হিসাব করা যায় না' },
    },
    placeChase: {
      placed: {
        output: { kind: 'placed', placed: { id: order.id, stake: '4.00', orders: [order, order], balance: '996.00' } },
        en: 'It is placed',
        bn: 'বাজি ধরা হয়েছে',
      },
      'too late': { output: { kind: 'closed' }, en: 'A draw of it has closed', bn: 'একটি ড্র বন্ধ হয়ে গেছে' },
      'the price has changed': { output: { kind: 'changed' }, en: 'The price has changed', bn: 'দাম বদলে গেছে' },
      'too little is there': {
        error: {
          kind: 'rejected',
          status: 422,
          code: 'ledger.insufficient',
          message: 'Insufficient balance: P 1.00 available.',
        },
        en: 'The balance is too low',
        bn: 'ব্যালেন্স যথেষ্ট নয়',
      },
      offline,
    },
  },
} satisfies Samples<typeof lotteryChaseMachine>;
