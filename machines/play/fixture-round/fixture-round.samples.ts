import type { Samples } from '../../../src/atlas';
import type { fixtureRoundMachine } from './fixture-round.machine';

export const fixtureRoundSamples = {
  title: { en: 'Virtual matchday', bn: 'ভার্চুয়াল ম্যাচ-ডে' },
  states: {
    betting: { en: 'Bets are open; the countdown runs', bn: 'বাজি নেওয়া হচ্ছে; কাউন্টডাউন চলছে' },
    closed: { en: 'Bets are closed; the round waits for the beacon', bn: 'বাজি বন্ধ; বিকনের অপেক্ষা চলছে' },
    firstPart: { en: 'The matches are in progress; no score is shown', bn: 'ম্যাচ চলছে; স্কোর দেখা যায় না' },
    secondPart: { en: 'The half-time scores are shown', bn: 'বিরতির স্কোর দেখা যায়' },
    settled: {
      en: 'The final scores are shown; stakes are settled',
      bn: 'চূড়ান্ত স্কোর দেখা যায়; বাজির হিসাব হয়ে গেছে',
    },
    over: { en: 'The matchday is over', bn: 'ম্যাচ-ডে শেষ' },
    void: { en: 'The matchday is void; stakes are returned', bn: 'ম্যাচ-ডে বাতিল; বাজির পরিমাণ ফেরত দেওয়া হয়েছে' },
  },
  inputs: {
    'by default': {
      input: { betMs: 8_000, beaconMs: 60_000, partMs: 4_000, pauseMs: 9_000 },
      en: 'A matchday opens',
      bn: 'একটি ম্যাচ-ডে শুরু হয়',
    },
  },
  events: {
    'beacon.published': {
      'after the close': { en: 'The beacon publishes its signature', bn: 'বিকন স্বাক্ষর প্রকাশ করে' },
    },
  },
  outcomes: {},
} satisfies Samples<typeof fixtureRoundMachine>;
