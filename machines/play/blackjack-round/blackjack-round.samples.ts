import type { Samples } from '../../../src/atlas';
import type { blackjackRoundMachine } from './blackjack-round.machine';

export const blackjackRoundSamples = {
  title: { en: 'Blackjack round', bn: 'ব্ল্যাকজ্যাকের রাউন্ড' },
  states: {
    betting: { en: 'Bets are open; the countdown runs', bn: 'বাজি নেওয়া হচ্ছে; কাউন্টডাউন চলছে' },
    closed: { en: 'Bets are closed; the round waits for the beacon', bn: 'বাজি বন্ধ; বিকনের অপেক্ষা চলছে' },
    deciding: { en: 'Players draw or stand; the countdown runs', bn: 'খেলোয়াড়েরা কার্ড নিচ্ছেন বা থামছেন; কাউন্টডাউন চলছে' },
    dealt: { en: 'The result is shown; stakes are settled', bn: 'ফলাফল দেখা যায়; বাজির হিসাব হয়ে গেছে' },
    over: { en: 'The round is over', bn: 'রাউন্ড শেষ' },
    void: { en: 'The round is void; stakes are returned', bn: 'রাউন্ড বাতিল; বাজির পরিমাণ ফেরত দেওয়া হয়েছে' },
  },
  inputs: {
    'by default': {
      input: { betMs: 8_000, beaconMs: 60_000, decisionMs: 10_000, pauseMs: 9_000 },
      en: 'A round opens',
      bn: 'একটি রাউন্ড শুরু হয়',
    },
  },
  events: {
    'beacon.published': {
      'with two decisions': {
        event: { decisions: 2 },
        en: 'The beacon publishes its signature; the cards allow two decisions',
        bn: 'বিকন স্বাক্ষর প্রকাশ করে; দুবার সিদ্ধান্ত নেওয়া যাবে',
      },
      'with blackjack': {
        event: { decisions: 0 },
        en: 'The beacon publishes its signature; the players have blackjack',
        bn: 'বিকন স্বাক্ষর প্রকাশ করে; খেলোয়াড়েরা ব্ল্যাকজ্যাক পেয়েছেন',
      },
    },
    'decisions.made': {
      'a player draws': {
        en: 'All open hands are decided; at least one draws a card',
        bn: 'সব খোলা হাতের সিদ্ধান্ত হয়েছে; অন্তত একজন কার্ড নিচ্ছেন',
      },
    },
    'hands.stood': {
      'no player draws': { en: 'All hands stand', bn: 'সবাই থেমেছেন' },
    },
  },
  outcomes: {},
} satisfies Samples<typeof blackjackRoundMachine>;
