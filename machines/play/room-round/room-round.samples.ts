import type { Samples } from '../../../src/atlas';
import type { roomRoundMachine } from './room-round.machine';

const times = { fillMs: 90_000, beaconMs: 60_000, decideMs: 20_000, pauseMs: 9_000 };

export const roomRoundSamples = {
  title: { en: 'PvP room round', bn: 'মুখোমুখি রুমের রাউন্ড' },
  states: {
    empty: { en: 'All seats are free', bn: 'সব আসন ফাঁকা' },
    waiting: {
      en: 'Some seats are taken; the countdown for the others runs',
      bn: 'কিছু আসন পূর্ণ; বাকিগুলোর কাউন্টডাউন চলছে',
    },
    starting: { en: 'All seats are taken; the round waits for the beacon', bn: 'সব আসন পূর্ণ; বিকনের অপেক্ষা চলছে' },
    deciding: { en: 'Players decide; the countdown runs', bn: 'খেলোয়াড়েরা সিদ্ধান্ত নিচ্ছেন; কাউন্টডাউন চলছে' },
    settled: { en: 'The result is shown; stakes are settled', bn: 'ফলাফল দেখা যায়; বাজির হিসাব হয়ে গেছে' },
    over: { en: 'The round is over', bn: 'রাউন্ড শেষ' },
    void: { en: 'The round is void; stakes are returned', bn: 'রাউন্ড বাতিল; বাজির পরিমাণ ফেরত দেওয়া হয়েছে' },
  },
  inputs: {
    'for two': { input: { seats: 2, ...times }, en: 'A room for two players opens', bn: 'দুজনের একটি রুম খোলে' },
    'for three': { input: { seats: 3, ...times }, en: 'A room for three players opens', bn: 'তিনজনের একটি রুম খোলে' },
  },
  events: {
    'seat.taken': {
      'a stake is accepted': { en: 'A player takes a seat', bn: 'একজন খেলোয়াড় আসন নেন' },
    },
    'seat.left': {
      'before the start': { en: 'A player leaves before the start', bn: 'শুরুর আগে একজন খেলোয়াড় চলে যান' },
    },
    'seat.decided': {
      'the last decision': {
        en: 'A player makes their last decision or leaves',
        bn: 'একজন খেলোয়াড় শেষ সিদ্ধান্ত নেন বা চলে যান',
      },
    },
    'beacon.published': {
      'after the last seat': { en: 'The beacon publishes its signature', bn: 'বিকন স্বাক্ষর প্রকাশ করে' },
    },
    'round.interrupted': {
      'after a failure': { en: 'The studio was down for too long', bn: 'স্টুডিও অনেকক্ষণ বন্ধ ছিল' },
    },
  },
  outcomes: {},
} satisfies Samples<typeof roomRoundMachine>;
