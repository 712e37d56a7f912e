import type { Samples } from '../../src/atlas';
import type { GameDetail } from '../../src/contract/games';
import { game } from '../game-browse/game-browse.samples';
import { offline } from '../samples';
import type { gameInfoMachine } from './game-info.machine';

export const detail: GameDetail = {
  ...game,
  rules: 'labWheel',
  houseEdge: '3.00',
  maxWin: 20,
  fairness: 'provablyFair',
  since: 1_800_000_000_000,
  recommended: [],
};

/** Which game is looked at, and what can be read of it. */
export const gameInfoSamples = {
  title: { en: 'About a game', bn: 'গেমের বিবরণ' },
  states: {
    loading: { en: 'The dialog shows that it is loading', bn: 'লোড হচ্ছে দেখা যায়' },
    shown: { en: 'Rules, return, stakes and proof are shown', bn: 'নিয়ম, কত ফেরে, বাজি ও প্রমাণ দেখা যায়' },
    gone: { en: 'Shows that there is no such game, and leads to all games', bn: 'এমন গেম নেই জানানো হয়, সব গেম দেখা যায়' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
  },
  inputs: {
    'one by its id': { input: { id: 'lab-wheel' }, en: 'Press the name of a game', bn: 'একটি গেমের নাম চাপুন' },
    'one that is gone': { input: { id: 'lab-nothing' }, en: 'Open a link to a game that is gone', bn: 'যে গেম আর নেই, তার লিংক খুলুন' },
  },
  events: { 'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } } },
  outcomes: {
    loadGame: {
      shown: { output: { kind: 'shown', game: detail }, en: 'What is said of the game comes', bn: 'গেমের বিবরণ আসে' },
      gone: { output: { kind: 'gone' }, en: 'There is no such game', bn: 'এমন গেম নেই' },
      offline,
    },
  },
} satisfies Samples<typeof gameInfoMachine>;
