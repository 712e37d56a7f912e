import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import { detail } from '../game-info/game-info.samples';
import type { gameLaunchMachine } from './game-launch.machine';

const lottery = { ...detail, gameType: 'LOTT', accountTypeName: 'TCG_LOTT' } as const;

export const gameLaunchSamples = {
  title: { en: 'Opening a game', bn: 'গেম খোলা' },
  states: {
    deciding: { en: 'The game is being opened', bn: 'গেম খোলা হচ্ছে' },
    keeping: { en: 'The slots are being opened', bn: 'স্লট খোলা হচ্ছে' },
    checking: { en: 'The game is being opened', bn: 'গেম খোলা হচ্ছে' },
    waiting: { en: 'The dialog waits for the player', bn: 'ডায়ালগটি খেলোয়াড়ের অপেক্ষায় আছে' },
    'waiting.asking': {
      en: 'The page asks whether to leave the open game',
      bn: 'খোলা গেমটি ছেড়ে যাবেন কি না জানতে চাওয়া হয়',
    },
    leaving: { en: 'The game is being opened', bn: 'গেম খোলা হচ্ছে' },
    stayed: { en: 'The dialog is closed, the open game continues', bn: 'ডায়ালগটি আর নেই, খোলা গেমটি চলছে' },
    loading: { en: 'The game is being opened', bn: 'গেম খোলা হচ্ছে' },
    restarting: { en: 'The game is being opened', bn: 'গেম খোলা হচ্ছে' },
    routing: { en: 'The game is being opened', bn: 'গেম খোলা হচ্ছে' },
    'waiting.offered': {
      en: 'The dialog names the game and has a button "Play" or "Play demo"',
      bn: 'ডায়ালগে গেমের নাম ও "খেলুন" বা "ডেমো খেলুন" দেখা যায়',
    },
    launching: { en: 'The game is being opened', bn: 'গেম খোলা হচ্ছে' },
    replacing: { en: 'The game is being opened', bn: 'গেম খোলা হচ্ছে' },
    turning: { en: 'The game is being opened', bn: 'গেম খোলা হচ্ছে' },
    'waiting.noDemo': { en: 'Shows that the game has no free demo', bn: 'গেমটির ফ্রি ডেমো নেই জানানো হয়' },
    'waiting.closed': {
      en: 'Shows that the game is under maintenance, and others',
      bn: 'গেমটির রক্ষণাবেক্ষণ চলছে জানানো হয়, অন্য গেমও দেখা যায়',
    },
    'waiting.unconnected': {
      en: 'Shows that the game cannot be played here yet, and others',
      bn: 'গেমটি এখনও এখানে খেলা যায় না জানানো হয়, অন্য গেমও দেখা যায়',
    },
    gone: { en: 'Shows that there is no such game', bn: 'এমন গেম নেই জানানো হয়' },
    'waiting.unread': {
      en: 'Shows what went wrong, and offers to try again',
      bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    'waiting.refused': {
      en: 'Shows why it was not opened, and offers to try again',
      bn: 'কেন খোলা হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
    },
    atPopup: { en: 'The games of the provider are shown', bn: 'প্রোভাইডারের গেম দেখা যায়' },
    atSlots: { en: 'The slots of the provider are shown', bn: 'প্রোভাইডারের স্লট দেখা যায়' },
    atLottery: { en: 'The lottery is shown', bn: 'লটারি দেখা যায়' },
    atVnLottery: { en: 'The Vietnamese lottery is shown', bn: 'ভিয়েতনামি লটারি দেখা যায়' },
    atSeaLottery: { en: 'The SEA lottery is shown', bn: 'SEA লটারি দেখা যায়' },
    atSeamless: { en: 'The game is shown, with the balance', bn: 'ব্যালেন্সসহ গেমটি দেখা যায়' },
    atGame: { en: 'The game is shown', bn: 'গেমটি দেখা যায়' },
  },
  inputs: {
    'a game in points': {
      input: { id: 'lab-wheel', mode: 'play' },
      en: 'Press "Play" at a game',
      bn: 'একটি গেমে "খেলুন" চাপুন',
    },
    'a link to a game': { input: { id: 'lab-wheel' }, en: 'Open a link to a game', bn: 'একটি গেমের লিংক খুলুন' },
    'a free demo': {
      input: { id: 'lab-wheel', mode: 'trial' },
      en: 'Press "Demo" at a game',
      bn: 'একটি গেমে "ডেমো" চাপুন',
    },
    'a provider of slots': {
      input: { vassalage: 'SHIMUL', gameType: 'RNG' },
      en: 'Choose a provider of slots',
      bn: 'স্লটের একটি প্রোভাইডার বাছুন',
    },
    'another provider': {
      input: { vassalage: 'MOYUR', gameType: 'LIVE' },
      en: 'Choose another provider',
      bn: 'অন্য একটি প্রোভাইডার বাছুন',
    },
  },
  events: {
    'language.changed': { 'by the reader': { en: 'Choose the other language', bn: 'অন্য ভাষা বাছুন' } },
    'launch.requested': { 'by the player': { en: 'Press "Play" or "Play demo"', bn: '"খেলুন" বা "ডেমো খেলুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'leave.confirmed': { 'by the player': { en: 'Press "Leave"', bn: '"ছেড়ে যান" চাপুন' } },
    'stay.chosen': { 'by the player': { en: 'Press "Stay"', bn: '"থাকুন" চাপুন' } },
  },
  outcomes: {
    watchLanguage: { failed: { ...broken, en: 'The choice of language goes unnoticed', bn: 'ভাষা বদল ধরা পড়ে না' } },
    findOpenGame: {
      none: { output: { isOpen: false }, en: 'No other game is open', bn: 'আর কোনো গেম খোলা নেই' },
      'one is open': { output: { isOpen: true }, en: 'Another game is open', bn: 'আরেকটি গেম খোলা আছে' },
      failed: { ...broken, en: 'The open game cannot be found', bn: 'খোলা গেমটি পাওয়া যায় না' },
    },
    leaveGame: {
      left: { output: undefined, en: 'The open game ends', bn: 'খোলা গেমটি শেষ হয়' },
      failed: { ...broken, en: 'The open game does not end', bn: 'খোলা গেমটি শেষ হয় না' },
    },
    loadGame: {
      'of a third party': {
        output: { kind: 'shown', game: detail },
        en: 'It is a game of a studio',
        bn: 'এটি একটি স্টুডিওর গেম',
      },
      'a lottery': { output: { kind: 'shown', game: lottery }, en: 'It is a lottery', bn: 'এটি একটি লটারি' },
      'a lottery at one play': {
        output: { kind: 'shown', game: { ...lottery, gameType: 'ELOTT', gameCode: 'SSC', playType: 'direct-5' } },
        en: 'It is a lottery with a play',
        bn: 'এটি খেলার ধরনসহ একটি লটারি',
      },
      'the Vietnamese lottery': {
        output: {
          kind: 'shown',
          game: { ...lottery, accountTypeName: 'TCG_LOTTO_VN', gameCode: 'VNN', playType: 'lo-2' },
        },
        en: 'It is the Vietnamese lottery',
        bn: 'এটি ভিয়েতনামি লটারি',
      },
      'the SEA lottery': {
        output: { kind: 'shown', game: { ...lottery, accountTypeName: 'TCG_SEA', gameCode: 'SEA4D', playType: 'big' } },
        en: 'It is the SEA lottery',
        bn: 'এটি SEA লটারি',
      },
      'under maintenance': {
        output: { kind: 'shown', game: { ...detail, maintenance: true, recommended: [detail] } },
        en: 'It is under maintenance',
        bn: 'রক্ষণাবেক্ষণ চলছে',
      },
      gone: { output: { kind: 'gone' }, en: 'There is no such game', bn: 'এমন গেম নেই' },
      offline,
    },
    keepVassalage: {
      kept: { output: undefined, en: 'It is stored', bn: 'মনে রাখা হয়' },
      refused: { ...offline, en: 'It cannot be stored', bn: 'মনে রাখা যায় না' },
    },
    launchGame: {
      opened: { output: { kind: 'seamless' }, en: 'The studio opens it', bn: 'স্টুডিও গেমটি খোলে' },
      'opened for fun': { output: { kind: 'framed' }, en: 'The studio opens it for fun', bn: 'স্টুডিও ডেমো খোলে' },
      'a lottery': { output: { kind: 'lottery' }, en: 'It is a lottery of ours', bn: 'এটি আমাদের একটি লটারি' },
      'without a demo': { output: { kind: 'noDemo' }, en: 'It has no free demo', bn: 'এর ফ্রি ডেমো নেই' },
      'closed now': {
        output: { kind: 'maintenance', games: [detail] },
        en: 'Its studio is under maintenance',
        bn: 'স্টুডিওর রক্ষণাবেক্ষণ চলছে',
      },
      'not connected': {
        output: { kind: 'unconnected', games: [detail] },
        en: 'Its studio is not connected',
        bn: 'স্টুডিওটি যুক্ত নেই',
      },
      offline,
    },
  },
} satisfies Samples<typeof gameLaunchMachine>;
