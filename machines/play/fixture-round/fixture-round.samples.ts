import type { Samples } from '../../../src/atlas';
import type { fixtureRoundMachine } from './fixture-round.machine';

export const fixtureRoundSamples = {
  title: { en: 'Matchday of virtual fixtures', bn: 'ভার্চুয়াল ম্যাচের একটি ম্যাচ-ডে' },
  states: {
    betting: { en: 'Bets are open, and the time to the close runs', bn: 'বাজি নেওয়া হচ্ছে, বন্ধ হওয়ার সময় চলছে' },
    closed: { en: 'Bets are closed; the round waits for the beacon', bn: 'বাজি বন্ধ; বিকনের অপেক্ষা চলছে' },
    firstPart: { en: 'The fixtures are under way, without a score', bn: 'ম্যাচ চলছে, স্কোর এখনও জানা নেই' },
    secondPart: { en: 'The scores at the break are shown', bn: 'বিরতির স্কোর দেখানো হচ্ছে' },
    settled: {
      en: 'The final scores are shown, and stakes are settled',
      bn: 'চূড়ান্ত স্কোর দেখানো হচ্ছে, বাজির হিসাব হয়ে গেছে',
    },
    over: { en: 'The matchday is over', bn: 'ম্যাচ-ডে শেষ' },
    void: { en: 'The round is void, and stakes are returned', bn: 'রাউন্ড বাতিল, বাজির পরিমাণ ফেরত গেছে' },
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
      'after the close': { en: 'The beacon publishes its signature', bn: 'বিকন তার স্বাক্ষর প্রকাশ করে' },
    },
  },
  outcomes: {},
} satisfies Samples<typeof fixtureRoundMachine>;
