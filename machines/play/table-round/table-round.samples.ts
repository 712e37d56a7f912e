import type { Samples } from '../../../src/atlas';
import type { tableRoundMachine } from './table-round.machine';

export const tableRoundSamples = {
  title: { en: 'Live table round', bn: 'লাইভ টেবিলের রাউন্ড' },
  states: {
    betting: { en: 'Bets are open; the countdown runs', bn: 'বাজি নেওয়া হচ্ছে; কাউন্টডাউন চলছে' },
    closed: { en: 'Bets are closed; the round waits for the beacon', bn: 'বাজি বন্ধ; বিকনের অপেক্ষা চলছে' },
    dealt: { en: 'The result is shown; stakes are settled', bn: 'ফলাফল দেখা যায়; বাজির হিসাব হয়ে গেছে' },
    over: { en: 'The round is over', bn: 'রাউন্ড শেষ' },
    void: { en: 'The round is void; stakes are returned', bn: 'রাউন্ড বাতিল; বাজির পরিমাণ ফেরত দেওয়া হয়েছে' },
  },
  inputs: {
    'by default': {
      input: { betMs: 8_000, beaconMs: 60_000, pauseMs: 9_000 },
      en: 'A round opens',
      bn: 'একটি রাউন্ড শুরু হয়',
    },
  },
  events: {
    'beacon.published': {
      'after the close': { en: 'The beacon publishes its signature', bn: 'বিকন স্বাক্ষর প্রকাশ করে' },
    },
  },
  outcomes: {},
} satisfies Samples<typeof tableRoundMachine>;
