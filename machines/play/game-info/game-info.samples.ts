import type { Samples } from '../../../src/atlas';
import type { GameDetail, GameOdds } from '../../../src/contract/play/games';
import { betDetail, broken, offline } from '../../samples';
import { game as found } from '../game-browse/game-browse.samples';
import type { gameInfoMachine } from './game-info.machine';

export const detail: GameDetail = {
  ...found,
  rules: 'labWheel',
  houseEdge: '3.00',
  maxWin: 20,
  fairness: 'provablyFair',
  since: 1_800_000_000_000,
  recommended: [],
};

/** Odds of a game with two kinds of bet, two results each, and a pay table. */
export const odds: GameOdds = {
  notes: ['Winnings are rounded down to 0.01.'],
  payTable: { columns: ['3', '4'], rows: [{ label: 'Kite', pays: ['2', '25/2'] }] },
  tables: ['Low risk', 'High risk'].map((label) => ({
    label,
    returns: '23/24',
    rows: [
      { label: 'Win', ways: '11', of: '24', pays: '2' },
      { label: 'Small win', ways: '1', of: '24', pays: '1' },
      { label: 'No win', ways: '12', of: '24', pays: '0' },
    ],
  })),
};

const {
  game,
  gameName,
  vendorName,
  category,
  status,
  stake,
  validBet,
  result,
  net,
  at,
  settledAt,
  changed,
  id,
  ending,
} = betDetail;
export const lastRound = {
  game,
  gameName,
  vendorName,
  category,
  status,
  stake,
  validBet,
  result,
  net,
  at,
  settledAt,
  changed,
  id,
  ending,
};

/** Games on the sheet, and outcomes of reading it. */
export const gameInfoSamples = {
  title: { en: 'About a game', bn: 'গেমের বিবরণ' },
  states: {
    loading: { en: 'The dialog shows that it is loading', bn: 'লোড হচ্ছে দেখা যায়' },
    shown: { en: 'Rules, return, stakes and proof are shown', bn: 'নিয়ম, কত ফেরে, বাজি ও প্রমাণ দেখা যায়' },
    'shown.recalling': {
      en: 'The sheet is shown; your last rounds are loading',
      bn: 'বিবরণ দেখা যায়; আপনার শেষ রাউন্ডগুলো লোড হচ্ছে',
    },
    'shown.unasked': { en: 'The sheet is shown, without rounds', bn: 'বিবরণ দেখা যায়, রাউন্ড ছাড়া' },
    'shown.unplayed': { en: 'Shows that you have not played it yet', bn: 'গেমটি এখনও খেলেননি জানানো হয়' },
    'shown.played': { en: 'Your last rounds are listed', bn: 'আপনার শেষ রাউন্ডগুলো দেখা যায়' },
    'shown.forgotten': {
      en: 'Shows that your rounds could not be loaded, and offers to try again',
      bn: 'রাউন্ডগুলো লোড হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
    },
    gone: { en: 'Shows that there is no such game, and leads to all games', bn: 'এমন গেম নেই জানানো হয়, সব গেম দেখা যায়' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
  },
  inputs: {
    'one by its id': { input: { id: 'lab-wheel' }, en: 'Press the name of a game', bn: 'একটি গেমের নাম চাপুন' },
    'one that is gone': {
      input: { id: 'lab-nothing' },
      en: 'Open a link to a game that is gone',
      bn: 'যে গেম আর নেই, তার লিংক খুলুন',
    },
  },
  events: {
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'language.changed': { 'by the reader': { en: 'Choose the other language', bn: 'অন্য ভাষা বাছুন' } },
  },
  outcomes: {
    watchLanguage: { failed: { ...broken, en: 'The choice of language goes unnoticed', bn: 'ভাষা বদল ধরা পড়ে না' } },
    loadGame: {
      shown: { output: { kind: 'shown', game: detail, odds: null }, en: 'The game loads', bn: 'গেমের বিবরণ আসে' },
      'with odds': {
        output: { kind: 'shown', game: detail, odds },
        en: 'The game loads, with the odds that its studio publishes',
        bn: 'গেমের বিবরণ আসে, সঙ্গে স্টুডিওর প্রকাশিত সম্ভাবনা',
      },
      gone: { output: { kind: 'gone' }, en: 'There is no such game', bn: 'এমন গেম নেই' },
      offline,
    },
    loadRounds: {
      some: { output: { kind: 'played', rounds: [lastRound] }, en: 'There are rounds of yours', bn: 'আপনার রাউন্ড আছে' },
      none: { output: { kind: 'unplayed' }, en: 'You have not played it', bn: 'গেমটি খেলেননি' },
      'a visitor': { output: { kind: 'nobody' }, en: 'You are not logged in', bn: 'লগ-ইন করা নেই' },
      offline,
    },
  },
} satisfies Samples<typeof gameInfoMachine>;
