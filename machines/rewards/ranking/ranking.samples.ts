import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { rankingMachine } from './ranking.machine';

export const rankingSamples = {
  title: { en: 'Leaderboard', bn: 'লিডারবোর্ড' },
  states: {
    shown: { en: 'The leaderboard is shown', bn: 'লিডারবোর্ড দেখা যায়' },
    'shown.listing': { en: 'The leaderboard, and the place of the player', bn: 'লিডারবোর্ড আর প্লেয়ারের অবস্থান দেখা যায়' },
    'shown.listing.idle': {
      en: 'The leaderboard, and the place of the player',
      bn: 'লিডারবোর্ড আর প্লেয়ারের অবস্থান দেখা যায়',
    },
    'shown.listing.chosen': { en: 'Shows that the choice is saved', bn: 'পছন্দটি সেভ হয়েছে দেখা যায়' },
    'shown.listing.refused': { en: 'Shows why the choice was not saved', bn: 'পছন্দটি কেন সেভ হয়নি দেখা যায়' },
    'shown.choosing': { en: 'The button is busy', bn: 'বাটনটি ব্যস্ত' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'hiding.chosen': { 'to hide': { event: { isHidden: true }, en: 'Press "Hide me"', bn: '"আমাকে লুকান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    choose: { kept: { output: undefined, en: 'The choice is saved', bn: 'পছন্দটি সেভ হয়েছে' }, offline },
  },
} satisfies Samples<typeof rankingMachine>;
