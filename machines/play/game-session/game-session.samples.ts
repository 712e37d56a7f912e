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
  title: { en: 'A game in its frame', bn: 'খোলা গেম' },
  states: {
    reading: { en: 'The page shows that it is loading', bn: 'পেজে লোড হচ্ছে দেখা যায়' },
    searching: { en: 'The page shows that it is loading', bn: 'পেজে লোড হচ্ছে দেখা যায়' },
    unread: {
      en: 'The page says why unfinished rounds are not shown, and offers to try again',
      bn: 'বাকি রাউন্ড কেন দেখা যায় না জানানো হয়, আবার চেষ্টা করা যায়',
    },
    closed: {
      en: 'The page says that no game is open, and shows what can be played',
      bn: 'কোনো গেম খোলা নেই জানানো হয়, কী খেলা যায় দেখা যায়',
    },
    playing: { en: 'The game is in its frame, under its name', bn: 'নামের নিচে গেমটি দেখা যায়' },
    'playing.round': { en: 'The frame of the game is there', bn: 'গেমের ফ্রেম দেখা যায়' },
    'playing.round.loading': { en: 'A message says that the game is loading', bn: 'গেম লোড হচ্ছে জানানো হয়' },
    'playing.round.idle': { en: 'The game can be played', bn: 'গেমটি খেলা যায়' },
    'playing.round.open': { en: 'A round is open', bn: 'একটি রাউন্ড চলছে' },
    'playing.round.asking': { en: 'The page asks whether to leave the game', bn: 'গেম ছেড়ে যাবেন কি না জানতে চাওয়া হয়' },
    'playing.round.asking.idle': {
      en: 'The page asks whether to leave the game',
      bn: 'গেম ছেড়ে যাবেন কি না জানতে চাওয়া হয়',
    },
    'playing.round.asking.open': {
      en: 'The page asks whether to leave, and says that the round stays open',
      bn: 'ছেড়ে যাবেন কি না জানতে চাওয়া হয়, রাউন্ডটি চালু থাকবে জানানো হয়',
    },
    'playing.figures': { en: 'Time and result stand over the game', bn: 'গেমের ওপরে সময় ও ফল দেখা যায়' },
    'playing.figures.looking': { en: 'They stay as they are', bn: 'সেগুলো যেমন আছে থাকে' },
    'playing.figures.resting': { en: 'They are shown where they are known', bn: 'জানা থাকলে সেগুলো দেখা যায়' },
    late: { en: 'The page says that the game did not open in time', bn: 'গেম সময়মতো খোলেনি জানানো হয়' },
    broken: { en: 'The page says that the game has stopped', bn: 'গেম থেমে গেছে জানানো হয়' },
    left: { en: 'The game is gone', bn: 'গেমটি আর নেই' },
  },
  events: {
    'frame.ready': { 'by the game': { en: 'The game has loaded', bn: 'গেম লোড হয়েছে' } },
    'round.started': { 'by the game': { en: 'Begin a round', bn: 'একটি রাউন্ড শুরু করুন' } },
    'round.ended': { 'by the game': { en: 'The round ends', bn: 'রাউন্ড শেষ হয়' } },
    'balance.hinted': {
      'by the game': { en: 'The game says that the balance may have changed', bn: 'ব্যালেন্স বদলাতে পারে, গেম জানায়' },
    },
    'exit.requested': {
      'by the player': { en: 'Press the way out that the game has', bn: 'গেমের ভেতর থেকে বের হওয়ার বোতাম চাপুন' },
    },
    'frame.failed': {
      'by the game': {
        event: { code: 'sitting.over' },
        en: 'The game says that it cannot go on',
        bn: 'গেম আর চলতে পারে না জানায়',
      },
    },
    'leave.requested': { 'by the player': { en: 'Press "All games" over the game', bn: 'গেমের ওপরে "সব গেম" চাপুন' } },
    'leave.confirmed': { 'by the player': { en: 'Press "Leave"', bn: '"ছেড়ে যান" চাপুন' } },
    'stay.chosen': { 'by the player': { en: 'Press "Stay"', bn: '"থাকুন" চাপুন' } },
    'game.replaced': {
      'by another launch': {
        en: 'Launch another game, and press "Leave" there',
        bn: 'আরেকটি গেম খুলুন, সেখানে "ছেড়ে যান" চাপুন',
      },
    },
    'retry.requested': {
      'by the player': {
        en: 'Press to open it again, or "Try again"',
        bn: 'গেমটি আবার খোলার বোতাম, অথবা "আবার চেষ্টা করুন" চাপুন',
      },
    },
    'round.chosen': {
      'by the player': {
        event: { gameId: 'lab-hilo' },
        en: 'Press "Continue" of a round',
        bn: 'রাউন্ডের "চালিয়ে যান" চাপুন',
      },
    },
  },
  outcomes: {
    readGame: {
      'a game was launched': {
        output: { kind: 'fresh', game },
        en: 'A game was launched just now',
        bn: 'এইমাত্র একটি গেম খোলা হয়েছে',
      },
      'one for fun': {
        output: { kind: 'fresh', game: { ...game, mode: 'fun' } },
        en: 'A free demo was launched',
        bn: 'একটি ফ্রি ডেমো খোলা হয়েছে',
      },
      'one was open before': {
        output: { kind: 'used', game },
        en: 'A game was open before',
        bn: 'আগে একটি গেম খোলা ছিল',
      },
      none: { output: { kind: 'none' }, en: 'No game was launched', bn: 'কোনো গেম খোলা হয়নি' },
      failed: { ...broken, en: 'The storage of the browser fails', bn: 'ব্রাউজারের স্টোরেজ ব্যর্থ হয়' },
    },
    loadRounds: {
      'one is open': { output: [round], en: 'A round was not ended', bn: 'একটি রাউন্ড শেষ হয়নি' },
      none: { output: [], en: 'No round is open', bn: 'কোনো রাউন্ড বাকি নেই' },
      offline,
    },
    readFigures: {
      'some was lost': { output: figures, en: 'More was staked than won', bn: 'জয়ের চেয়ে বাজি বেশি' },
      'nobody counts': { output: null, en: 'No studio counts', bn: 'কোনো হিসাব নেই' },
      offline,
    },
    frame: { failed: { ...broken, en: 'The frame cannot be heard', bn: 'ফ্রেমের কথা শোনা যায় না' } },
    address: { failed: { ...broken, en: 'The address cannot be held', bn: 'ঠিকানা ধরে রাখা যায় না' } },
  },
} satisfies Samples<typeof gameSessionMachine>;
