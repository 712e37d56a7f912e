import type { Samples } from '../../../src/atlas';
import type { GamingLimits } from '../../../src/contract';
import { broken, formEnds, offline } from '../../samples';
import type { gamingLimitsMachine } from './gaming-limits.machine';

const confirmableFrom = 1_800_086_400_000;
const periods = ['day', 'week', 'month'] as const;
const none: GamingLimits = {
  deposit: periods.map((period) => ({ period, limit: null, used: '0.00', asked: null })),
  play: [
    ...periods.map((period) => ({ kind: 'loss' as const, period, limit: null, used: '0.00', asked: null })),
    ...periods.map((period) => ({ kind: 'stake' as const, period, limit: null, used: '0.00', asked: null })),
    ...periods.map((period) => ({ kind: 'time' as const, period, limit: null, used: 0, asked: null })),
  ],
  timeOutUntil: null,
  excludedUntil: null,
  realityMinutes: null,
};
const all: GamingLimits = {
  deposit: [
    { period: 'day', limit: '1000.00', used: '1000.00', asked: null },
    { period: 'week', limit: '5000.00', used: '1200.00', asked: { limit: '9000.00', confirmableFrom } },
    { period: 'month', limit: '20000.00', used: '4200.00', asked: { limit: null, confirmableFrom } },
  ],
  play: [
    { kind: 'loss', period: 'day', limit: '500.00', used: '500.00', asked: null },
    { kind: 'loss', period: 'week', limit: '2000.00', used: '700.00', asked: { limit: '3000.00', confirmableFrom } },
    { kind: 'loss', period: 'month', limit: null, used: '1500.00', asked: null },
    { kind: 'stake', period: 'day', limit: '900.00', used: '900.00', asked: null },
    { kind: 'stake', period: 'week', limit: '4000.00', used: '1600.00', asked: { limit: null, confirmableFrom } },
    { kind: 'stake', period: 'month', limit: null, used: '3100.00', asked: null },
    { kind: 'time', period: 'day', limit: 90, used: 90, asked: null },
    { kind: 'time', period: 'week', limit: 600, used: 130, asked: { limit: 900, confirmableFrom } },
    { kind: 'time', period: 'month', limit: null, used: 0, asked: null },
  ],
  timeOutUntil: confirmableFrom,
  excludedUntil: 1_815_552_000_000,
  realityMinutes: 30,
};

export const gamingLimitsSamples = {
  title: { en: 'Limits and breaks', bn: 'লিমিট ও বিরতি' },
  states: {
    loading: { en: 'The limits are loading', bn: 'লিমিট লোড হচ্ছে' },
    failed: {
      en: 'An error says what went wrong; "Try again" is offered',
      bn: 'কী ভুল হয়েছে তা দেখা যায়; "আবার চেষ্টা করুন" চাপা যায়',
    },
    overview: {
      en: 'The limits of deposits, losses, stakes and time, the play reminder, the time-out and the self-exclusion',
      bn: 'ডিপোজিট, ক্ষতি, বাজি ও সময়ের লিমিট, খেলার রিমাইন্ডার, বিরতি ও সেলফ-এক্সক্লুশন দেখা যায়',
    },
    playerLimit: { en: 'A limit is shown', bn: 'একটি লিমিট দেখা যায়' },
    timeOut: { en: 'The time-out section is shown', bn: 'বিরতির অংশটি দেখা যায়' },
    exclusion: { en: 'The self-exclusion section is shown', bn: 'সেলফ-এক্সক্লুশনের অংশটি দেখা যায়' },
    reality: {
      en: 'The form for the interval of the play reminder is shown',
      bn: 'কতক্ষণ পরপর খেলার রিমাইন্ডার আসবে, তা বেছে নেওয়ার ফর্ম দেখা যায়',
    },
    excluded: {
      en: 'The player is excluded and logged out',
      bn: 'সেলফ-এক্সক্লুশন চালু হয়েছে, খেলোয়াড় লগ আউট হয়েছেন',
    },
  },
  events: {
    'limit.selected': {
      'deposits of a day': {
        event: { kind: 'deposit', period: 'day' },
        en: 'Under "Deposit limits", press "Set up" next to "In 24 hours"',
        bn: '"ডিপোজিট লিমিট" লেখার নিচে "২৪ ঘণ্টায়" লেখার পাশে "ঠিক করুন" চাপুন',
      },
      'losses of a week': {
        event: { kind: 'loss', period: 'week' },
        en: 'Under "Loss limits", press "Set up" next to "In 7 days"',
        bn: '"ক্ষতির লিমিট" লেখার নিচে "৭ দিনে" লেখার পাশে "ঠিক করুন" চাপুন',
      },
      'stakes of a month': {
        event: { kind: 'stake', period: 'month' },
        en: 'Under "Stake limits", press "Set up" next to "In a month"',
        bn: '"বাজির লিমিট" লেখার নিচে "এক মাসে" লেখার পাশে "ঠিক করুন" চাপুন',
      },
      'time of a day': {
        event: { kind: 'time', period: 'day' },
        en: 'Under "Time limits", press "Set up" next to "In 24 hours"',
        bn: '"সময়ের লিমিট" লেখার নিচে "২৪ ঘণ্টায়" লেখার পাশে "ঠিক করুন" চাপুন',
      },
    },
    'timeOut.selected': {
      'by the player': { en: 'Press "More" next to "Time-out"', bn: '"বিরতি" লেখার পাশে "আরও" চাপুন' },
    },
    'exclusion.selected': {
      'by the player': { en: 'Press "More" next to "Self-exclusion"', bn: '"সেলফ-এক্সক্লুশন" লেখার পাশে "আরও" চাপুন' },
    },
    'reality.selected': {
      'by the player': { en: 'Press "Set up" next to "Play reminder"', bn: '"খেলার রিমাইন্ডার" লেখার পাশে "ঠিক করুন" চাপুন' },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadLimits: {
      'nothing is set': { output: none, en: 'No limits are set', bn: 'কোনো লিমিট ঠিক করা নেই' },
      'all is set': {
        output: all,
        en: 'Limits, a time-out, a self-exclusion and a play reminder are set',
        bn: 'লিমিট, বিরতি, সেলফ-এক্সক্লুশন ও খেলার রিমাইন্ডার ঠিক করা আছে',
      },
      offline,
    },
    playerLimit: {
      changed: {
        output: { changed: true },
        en: 'The player changes the limit',
        bn: 'খেলোয়াড় লিমিটটি বদলান',
      },
      left: {
        output: { changed: false },
        en: 'The player leaves the limit unchanged',
        bn: 'খেলোয়াড় লিমিটটি না বদলে ফিরে যান',
      },
      failed: { ...broken, en: 'The limit section crashes', bn: 'লিমিটের অংশটিতে ত্রুটি ঘটে' },
    },
    timeOut: {
      taken: { output: { taken: true }, en: 'The player starts a time-out', bn: 'খেলোয়াড় বিরতি শুরু করেন' },
      left: {
        output: { taken: false },
        en: 'The player leaves without starting a time-out',
        bn: 'খেলোয়াড় বিরতি শুরু না করে ফিরে যান',
      },
      failed: { ...broken, en: 'The time-out section crashes', bn: 'বিরতির অংশটিতে ত্রুটি ঘটে' },
    },
    selfExclusion: {
      excluded: {
        output: { excluded: true },
        en: 'The player starts a self-exclusion',
        bn: 'খেলোয়াড় সেলফ-এক্সক্লুশন শুরু করেন',
      },
      left: {
        output: { excluded: false },
        en: 'The player leaves without starting a self-exclusion',
        bn: 'খেলোয়াড় সেলফ-এক্সক্লুশন শুরু না করে ফিরে যান',
      },
      failed: { ...broken, en: 'The self-exclusion section crashes', bn: 'সেলফ-এক্সক্লুশনের অংশটিতে ত্রুটি ঘটে' },
    },
    realityForm: formEnds({ en: 'The server saves the interval', bn: 'সার্ভার রিমাইন্ডারের সময় সেভ করে' }),
  },
} satisfies Samples<typeof gamingLimitsMachine>;
