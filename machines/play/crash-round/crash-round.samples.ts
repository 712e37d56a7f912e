import type { Samples } from '../../../src/atlas';
import type { crashRoundMachine } from './crash-round.machine';

export const crashRoundSamples = {
  title: { en: 'Round of the crash game', bn: 'ক্র্যাশ গেমের একটি রাউন্ড' },
  states: {
    betting: { en: 'Bets are open, and the time to the close runs', bn: 'বাজি নেওয়া হচ্ছে, বন্ধ হওয়ার সময় চলছে' },
    closed: { en: 'Bets are closed; the round waits for the beacon', bn: 'বাজি বন্ধ; বিকনের অপেক্ষা চলছে' },
    flying: { en: 'The multiple rises, and stakes can be taken', bn: 'গুণ বাড়ছে, বাজি তুলে নেওয়া যায়' },
    crashed: { en: 'The flight has ended, and stakes are settled', bn: 'উড়াল শেষ, বাজির হিসাব হয়ে গেছে' },
    over: { en: 'The round is over', bn: 'রাউন্ড শেষ' },
    void: { en: 'The round is void, and stakes are returned', bn: 'রাউন্ড বাতিল, বাজির পরিমাণ ফেরত গেছে' },
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
        bn: 'বিকন তার স্বাক্ষর প্রকাশ করে',
      },
    },
  },
  outcomes: {},
} satisfies Samples<typeof crashRoundMachine>;
