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
  variance: { least: '1.060763', most: '1.060763' },
  sameAs: null,
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

/** Details of a game, and outcomes of loading them. */
export const gameInfoSamples = {
  title: { en: 'Game details', bn: 'গেমের বিবরণ' },
  states: {
    loading: { en: 'The dialog is loading', bn: 'ডায়ালগটি লোড হচ্ছে' },
    loaded: {
      en: 'Rules, return, stakes and the source of results are shown',
      bn: 'নিয়ম, ফেরত, বাজির পরিমাণ ও ফলাফলের উৎস দেখা যায়',
    },
    'loaded.loadingRounds': {
      en: 'The details are shown; your last rounds are loading',
      bn: 'বিবরণ দেখা যায়; আপনার শেষ রাউন্ডগুলো লোড হচ্ছে',
    },
    'loaded.visitor': { en: 'The details are shown without your last rounds', bn: 'শেষ রাউন্ড ছাড়া বিবরণ দেখা যায়' },
    'loaded.unplayed': {
      en: 'A message says that you have not played this game yet',
      bn: 'গেমটি এখনও খেলেননি জানানো হয়',
    },
    'loaded.played': { en: 'Your last rounds are listed', bn: 'আপনার শেষ রাউন্ডগুলো দেখা যায়' },
    'loaded.forgotten': {
      en: 'Your last rounds did not load; "Try again" is offered',
      bn: 'শেষ রাউন্ডগুলো লোড হয়নি; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    notFound: {
      en: 'A message says that the game is no longer available; "All games" is offered',
      bn: 'গেমটি আর নেই জানানো হয়; "সব গেম" লিংক আছে',
    },
    failed: {
      en: 'An error says why the game did not load; "Try again" is offered',
      bn: 'গেমটি কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  inputs: {
    'opened by its id': { input: { id: 'lab-wheel' }, en: 'Press the name of a game', bn: 'একটি গেমের নাম চাপুন' },
    'no longer available': {
      input: { id: 'lab-nothing' },
      en: 'Open a link to a game that is no longer available',
      bn: 'যে গেম আর নেই, তার লিংক খুলুন',
    },
  },
  events: {
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'language.changed': { 'by the reader': { en: 'Switch to the other language', bn: 'অন্য ভাষা বেছে নিন' } },
  },
  outcomes: {
    watchLanguage: { failed: { ...broken, en: 'Detecting language changes fails', bn: 'ভাষা বদল ধরা পড়ে না' } },
    loadGame: {
      loaded: {
        output: { kind: 'loaded', game: detail, odds: null },
        en: 'The server returns the game without odds',
        bn: 'সার্ভার সম্ভাবনা ছাড়া গেমটি পাঠায়',
      },
      'with odds': {
        output: { kind: 'loaded', game: detail, odds },
        en: 'The server returns the game with its studio’s published odds',
        bn: 'সার্ভার স্টুডিওর প্রকাশিত সম্ভাবনাসহ গেমটি পাঠায়',
      },
      gone: { output: { kind: 'gone' }, en: 'The game does not exist', bn: 'গেমটি নেই' },
      offline,
    },
    loadRounds: {
      some: {
        output: { kind: 'played', rounds: [lastRound] },
        en: 'The server returns your last rounds',
        bn: 'সার্ভার আপনার শেষ রাউন্ডগুলো পাঠায়',
      },
      none: { output: { kind: 'unplayed' }, en: 'You have never played the game', bn: 'আপনি গেমটি কখনও খেলেননি' },
      'a visitor': { output: { kind: 'nobody' }, en: 'You are not logged in', bn: 'আপনি লগ ইন করেননি' },
      offline,
    },
  },
} satisfies Samples<typeof gameInfoMachine>;
