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
const left = {
  'by the player': {
    en: 'Press "Back to the bet", "Back" or "Bet again", whichever is shown',
    bn: '"বাজিতে ফিরুন", "ফিরে যান" বা "আবার বাজি ধরুন", যেটি আছে সেটি চাপুন',
  },
};

export const lotteryChaseSamples = {
  title: { en: 'Chase (multi-draw bet)', bn: 'টানা ড্রতে বাজি' },
  states: {
    loading: { en: 'The draws are loading', bn: 'ড্রগুলো লোড হচ্ছে' },
    failed: {
      en: 'An error says why the draws did not load; "Try again" is offered',
      bn: 'ড্রগুলো কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    editing: { en: 'Draws and multiples can be edited', bn: 'ড্র ও গুণ বদলানো যায়' },
    'editing.planning': { en: 'The total hold is being calculated', bn: 'মোট কত আটকে থাকবে হিসাব হচ্ছে' },
    'editing.planned': {
      en: 'Each draw is shown with its stake, and the total hold below',
      bn: 'প্রতিটি ড্রর বাজির পরিমাণ ও মোট কত আটকে থাকবে দেখা যায়',
    },
    'editing.notPlaced': { en: 'An error says why the chase cannot be placed', bn: 'কেন এভাবে বাজি ধরা যায় না জানানো হয়' },
    'editing.outdated': { en: 'An error says that the page must be reloaded', bn: 'পেজটি আবার লোড করতে হবে জানানো হয়' },
    placing: {
      en: 'A spinner is shown on the "Hold and place bets" button',
      bn: '"আটকে রেখে বাজি ধরুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    notPlaced: { en: 'An error says why no bets were placed', bn: 'কেন বাজি ধরা হয়নি জানানো হয়' },
    late: { en: 'An error says that one of the draws has closed', bn: 'একটি ড্রর বাজি বন্ধ হয়েছে জানানো হয়' },
    limited: {
      en: "An error names the player's own limit and what is left of it; a button leads to the limits",
      bn: 'নিজের কোন লিমিট আর কতটুকু বাকি জানানো হয়; লিমিট দেখার বোতাম আছে',
    },
    repriced: { en: 'An error says that the price has changed', bn: 'দাম বদলেছে জানানো হয়' },
    placed: {
      en: 'A success message confirms the bets; the hold is shown',
      bn: 'বাজি ধরা হয়েছে জানানো হয়; কত আটকে আছে দেখা যায়',
    },
    left: { en: 'The bet is shown again', bn: 'আবার বাজিটি দেখা যায়' },
  },
  inputs: {
    'one line': { input: { rules, lines: [line] }, en: 'Press "Bet on several draws"', bn: '"টানা ড্রতে বাজি ধরুন" চাপুন' },
  },
  events: {
    'shape.changed': {
      'two draws': {
        event: { changes: { draws: 2 } },
        en: 'Type 2 into "Another number of draws"',
        bn: '"অন্য সংখ্যক ড্র" ঘরে 2 লিখুন',
      },
      doubled: { event: { changes: { doubles: true } }, en: 'Press "Double each time"', bn: '"প্রতিবার দ্বিগুণ" চাপুন' },
      'from none': {
        event: { changes: { first: 0 } },
        en: 'Leave "Multiple to begin with" empty',
        bn: '"শুরুর গুণ" ঘর ফাঁকা রাখুন',
      },
    },
    'multiple.changed': {
      'of the next draw': {
        event: { nth: 0, multiple: 3 },
        en: 'Type 3 into "Multiple in the next draw"',
        bn: '"পরের ড্রর গুণ" ঘরে 3 লিখুন',
      },
    },
    'stop.changed': {
      'goes on': {
        event: { stopAfterWin: false },
        en: 'Untick "Stop after a win"',
        bn: '"জিতলে থামবে" থেকে টিক তুলে দিন',
      },
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
        en: 'No draw is open for bets',
        bn: 'কোনো ড্রতে বাজি ধরা যায় না',
      },
    },
    'chase.confirmed': {
      'by the player': {
        en: 'Press "Hold and place bets", or "Send it again" after an error',
        bn: '"আটকে রেখে বাজি ধরুন" চাপুন, ব্যর্থ হলে "আবার পাঠান"',
      },
    },
    'plan.renewed': { 'by the player': { en: 'Press "Look at the draws again"', bn: '"ড্রগুলো আবার দেখুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'chase.cancelled': left,
  },
  outcomes: {
    loadDraws: {
      'draws are open': {
        output: { ...rules, issues: [...rules.issues, ...nextRules.issues] },
        en: 'Draws are open for bets',
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
      planned: { output: { kind: 'planned', plan }, en: 'The chase can be placed', bn: 'টানা বাজি ধরা যায়' },
      'no multiple': {
        output: { kind: 'refused', problem: 'multiple' },
        en: 'A multiple is invalid',
        bn: 'একটি গুণ ঠিক নয়',
      },
      outdated: { output: { kind: 'outdated' }, en: 'The page has outdated prices', bn: 'পেজে পুরোনো দাম আছে' },
      failed: { ...broken, en: 'The calculation fails', bn: 'হিসাব ব্যর্থ হয়' },
    },
    placeChase: {
      placed: {
        output: { kind: 'placed', placed: { id: order.id, stake: '4.00', orders: [order, order], balance: '996.00' } },
        en: 'The server accepts the bets',
        bn: 'সার্ভার বাজিগুলো গ্রহণ করে',
      },
      'too late': {
        output: { kind: 'closed' },
        en: 'The server rejects it: one of the draws has closed',
        bn: 'সার্ভার ফিরিয়ে দেয়: একটি ড্রর বাজি বন্ধ হয়ে গেছে',
      },
      'the price has changed': {
        output: { kind: 'changed' },
        en: 'The server rejects it: the price has changed',
        bn: 'সার্ভার ফিরিয়ে দেয়: দাম বদলে গেছে',
      },
      'a limit forbids it': {
        output: {
          kind: 'limited',
          allowance: { kind: 'stake', period: 'week', left: '0.00', until: 1_800_003_600_000 },
        },
        en: "The server rejects it: the player's own limit is lower",
        bn: 'সার্ভার ফিরিয়ে দেয়: খেলোয়াড়ের নিজের লিমিট এর চেয়ে কম',
      },
      'too little is there': {
        error: {
          kind: 'rejected',
          status: 422,
          code: 'ledger.insufficient',
          message: 'Insufficient balance: P 1.00 available.',
        },
        en: 'The server rejects it: the balance is too low',
        bn: 'সার্ভার ফিরিয়ে দেয়: ব্যালেন্স যথেষ্ট নয়',
      },
      offline,
    },
  },
} satisfies Samples<typeof lotteryChaseMachine>;
