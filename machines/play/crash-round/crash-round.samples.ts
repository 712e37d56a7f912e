import type { Samples } from '../../../src/atlas';
import type { crashRoundMachine } from './crash-round.machine';

export const crashRoundSamples = {
  title: { en: 'Crash game round', bn: 'ক্র্যাশ গেমের রাউন্ড' },
  states: {
    betting: { en: 'Bets are open; the countdown runs', bn: 'বাজি নেওয়া হচ্ছে; কাউন্টডাউন চলছে' },
    closed: { en: 'Bets are closed; the round waits for the beacon', bn: 'বাজি বন্ধ; বিকনের অপেক্ষা চলছে' },
    flying: { en: 'The multiplier rises; players can cash out', bn: 'গুণ বাড়ছে; বাজি তুলে নেওয়া যায়' },
    crashed: { en: 'The flight has ended; stakes are settled', bn: 'উড়ান শেষ; বাজির হিসাব হয়ে গেছে' },
    over: { en: 'The round is over', bn: 'রাউন্ড শেষ' },
    void: { en: 'The round is void; stakes are returned', bn: 'রাউন্ড বাতিল; বাজির পরিমাণ ফেরত দেওয়া হয়েছে' },
  },
  inputs: {
    'by default': {
      input: { betMs: 8_000, beaconMs: 60_000, pauseMs: 4_000 },
      en: 'A round opens',
      bn: 'একটি রাউন্ড শুরু হয়',
    },
  },
  events: {
    'beacon.published': {
      'a flight of five seconds': {
        event: { flightMs: 5_000 },
        en: 'The beacon publishes its signature',
        bn: 'বিকন স্বাক্ষর প্রকাশ করে',
      },
    },
  },
  outcomes: {},
} satisfies Samples<typeof crashRoundMachine>;
