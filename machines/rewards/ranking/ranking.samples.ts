import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { rankingMachine } from './ranking.machine';

export const rankingSamples = {
  title: { en: 'Leaderboard', bn: 'লিডারবোর্ড' },
  states: {
    open: { en: 'The leaderboard page is open', bn: 'লিডারবোর্ডের পেজ খোলা আছে' },
    'open.listing': {
      en: 'The leaderboard and the player’s own place are shown',
      bn: 'লিডারবোর্ড ও খেলোয়াড়ের নিজের অবস্থান দেখা যায়',
    },
    'open.listing.idle': {
      en: 'The leaderboard and the player’s own place are shown',
      bn: 'লিডারবোর্ড ও খেলোয়াড়ের নিজের অবস্থান দেখা যায়',
    },
    'open.listing.chosen': { en: 'A message confirms that the choice is saved', bn: 'পছন্দটি সেভ হয়েছে জানানো হয়' },
    'open.listing.rejected': { en: 'An error says why the choice was not saved', bn: 'পছন্দটি কেন সেভ হয়নি জানানো হয়' },
    'open.choosing': { en: 'A spinner is shown on the "Hide me" button', bn: '"আমাকে লুকান" বোতামে লোডিং চিহ্ন দেখা যায়' },
    failed: {
      en: 'A part of the page failed; "Try again" is offered',
      bn: 'পেজের একটি অংশ ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'hiding.selected': { 'to hide': { event: { isHidden: true }, en: 'Press "Hide me"', bn: '"আমাকে লুকান" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The leaderboard fails unexpectedly', bn: 'লিডারবোর্ড অপ্রত্যাশিতভাবে ব্যর্থ হয়' } },
    choose: { kept: { output: undefined, en: 'The server saves the choice', bn: 'সার্ভার পছন্দটি সেভ করে' }, offline },
  },
} satisfies Samples<typeof rankingMachine>;
