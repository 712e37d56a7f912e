import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { gameSessionMachine } from './game-session.machine';

const at = 1_800_000_600_000;
const game = {
  gameId: 'lab-dice',
  gameName: 'Dice',
  launchId: '01930000-0000-7000-8000-0000000000d1',
  mode: 'real' as const,
};
const round = {
  roundId: 'R-1',
  vassalage: 'MLAB',
  gameId: 'lab-hilo',
  gameName: 'Hi-lo',
  openedAt: 1_800_000_000_000,
  staked: '10.00',
  won: '0.00',
};
const figures = { startedAt: 1_800_000_000_000, staked: '30.00', won: '19.60', net: '-10.40', roundOpen: false, at };

export const gameSessionSamples = {
  title: { en: 'Game session', bn: 'গেম সেশন' },
  states: {
    loading: { en: 'The page is loading', bn: 'পেজ লোড হচ্ছে' },
    searching: { en: 'The page is loading', bn: 'পেজ লোড হচ্ছে' },
    loadFailed: {
      en: 'An error says why unfinished rounds did not load; "Try again" is offered',
      bn: 'বাকি রাউন্ড কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    closed: {
      en: 'A message says that no game is open; games to play are offered',
      bn: 'কোনো গেম খোলা নেই জানানো হয়; খেলার জন্য গেম দেখা যায়',
    },
    playing: { en: 'The game is shown under its name', bn: 'নামের নিচে গেমটি দেখা যায়' },
    'playing.round': { en: 'The game frame is shown', bn: 'গেমের ফ্রেম দেখা যায়' },
    'playing.round.loading': { en: 'A message says that the game is loading', bn: 'গেম লোড হচ্ছে জানানো হয়' },
    'playing.round.idle': { en: 'The game can be played', bn: 'গেমটি খেলা যায়' },
    'playing.round.open': { en: 'A round is in progress', bn: 'একটি রাউন্ড চলছে' },
    'playing.round.confirmingLeave': {
      en: 'A dialog asks whether to leave the game',
      bn: 'গেমটি ছেড়ে যাবেন কি না জানতে চাওয়া হয়',
    },
    'playing.round.confirmingLeave.idle': {
      en: 'A dialog asks whether to leave the game',
      bn: 'গেমটি ছেড়ে যাবেন কি না জানতে চাওয়া হয়',
    },
    'playing.round.confirmingLeave.open': {
      en: 'A dialog asks whether to leave and says that the round stays open',
      bn: 'ছেড়ে যাবেন কি না জানতে চাওয়া হয়; রাউন্ডটি চালু থাকবে জানানো হয়',
    },
    'playing.figures': { en: 'Time and net result are shown above the game', bn: 'গেমের ওপরে সময় ও লাভ-ক্ষতি দেখা যায়' },
    'playing.figures.refreshing': {
      en: 'Time and net result stay as they are while refreshing',
      bn: 'রিফ্রেশের সময় আগের সময় ও লাভ-ক্ষতি দেখা যায়',
    },
    'playing.figures.idle': { en: 'Time and net result are shown if known', bn: 'জানা থাকলে সময় ও লাভ-ক্ষতি দেখা যায়' },
    late: { en: 'An error says that the game did not open in time', bn: 'গেমটি সময়মতো খোলেনি জানানো হয়' },
    broken: { en: 'An error says that the game has stopped', bn: 'গেমটি থেমে গেছে জানানো হয়' },
    left: { en: 'The game is closed', bn: 'গেমটি বন্ধ' },
  },
  events: {
    'frame.ready': { 'by the game': { en: 'The game finishes loading', bn: 'গেম লোড হয়ে যায়' } },
    'round.started': { 'by the game': { en: 'Start a round', bn: 'একটি রাউন্ড শুরু করুন' } },
    'round.ended': { 'by the game': { en: 'The round ends', bn: 'রাউন্ড শেষ হয়' } },
    'balance.hinted': {
      'by the game': { en: 'The game reports a possible balance change', bn: 'ব্যালেন্স বদলে থাকতে পারে, গেম জানায়' },
    },
    'exit.requested': {
      'by the player': { en: 'Press the exit button inside the game', bn: 'গেমের ভেতরে বের হওয়ার বোতাম চাপুন' },
    },
    'frame.failed': {
      'by the game': {
        event: { code: 'sitting.over' },
        en: 'The game reports that it cannot continue',
        bn: 'গেম আর চলতে পারে না জানায়',
      },
    },
    'leave.requested': { 'by the player': { en: 'Press "All games" above the game', bn: 'গেমের ওপরে "সব গেম" চাপুন' } },
    'leave.confirmed': { 'by the player': { en: 'Press "Leave"', bn: '"ছেড়ে যান" চাপুন' } },
    'stay.selected': { 'by the player': { en: 'Press "Stay"', bn: '"থাকুন" চাপুন' } },
    'game.replaced': {
      'by another launch': {
        en: 'Open another game and press "Leave" there',
        bn: 'আরেকটি গেম খুলে সেখানে "ছেড়ে যান" চাপুন',
      },
    },
    'retry.requested': {
      'by the player': {
        en: 'Press "Open again: …" or "Try again"',
        bn: '"আবার খুলুন: …" বা "আবার চেষ্টা করুন" চাপুন',
      },
    },
    'round.selected': {
      'by the player': {
        event: { gameId: 'lab-hilo' },
        en: 'Press "Continue" on an unfinished round',
        bn: 'বাকি থাকা রাউন্ডের "চালিয়ে যান" চাপুন',
      },
    },
  },
  outcomes: {
    readGame: {
      'a game was launched': {
        output: { kind: 'fresh', game },
        en: 'A game was just launched',
        bn: 'এইমাত্র একটি গেম খোলা হয়েছে',
      },
      'a game for fun': {
        output: { kind: 'fresh', game: { ...game, mode: 'fun' } },
        en: 'A free demo was just launched',
        bn: 'এইমাত্র একটি ফ্রি ডেমো খোলা হয়েছে',
      },
      'a game was running before': {
        output: { kind: 'used', game },
        en: 'A game was already open earlier',
        bn: 'আগেই একটি গেম খোলা ছিল',
      },
      none: { output: { kind: 'none' }, en: 'No game was launched', bn: 'কোনো গেম খোলা হয়নি' },
      failed: { ...broken, en: 'The browser storage fails', bn: 'ব্রাউজারের স্টোরেজ ব্যর্থ হয়' },
    },
    loadRounds: {
      'a game is running': {
        output: [round],
        en: 'The server returns an unfinished round',
        bn: 'সার্ভার একটি বাকি থাকা রাউন্ড পাঠায়',
      },
      none: { output: [], en: 'There are no unfinished rounds', bn: 'কোনো রাউন্ড বাকি নেই' },
      offline,
    },
    readFigures: {
      'a net loss': { output: figures, en: 'More was staked than won', bn: 'জেতার চেয়ে বাজি বেশি' },
      'no figures reported': { output: null, en: 'No studio reports figures', bn: 'কোনো স্টুডিও হিসাব জানায় না' },
      offline,
    },
    frame: {
      failed: { ...broken, en: 'The connection to the game frame fails', bn: 'গেমের ফ্রেমের সঙ্গে সংযোগ ব্যর্থ হয়' },
    },
    address: { failed: { ...broken, en: 'Blocking the page exit fails', bn: 'পেজ ছেড়ে যাওয়া আটকানো যায় না' } },
  },
} satisfies Samples<typeof gameSessionMachine>;
