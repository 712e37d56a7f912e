import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import { detail } from '../game-info/game-info.samples';
import type { gameOpeningMachine } from './game-opening.machine';

const lottery = { ...detail, gameType: 'LOTT', accountTypeName: 'TCG_LOTT' } as const;

export const gameOpeningSamples = {
  title: { en: 'Page of a launched game', bn: 'খোলা গেমের পেজ' },
  states: {
    replacing: { en: 'The game is opening', bn: 'গেম খোলা হচ্ছে' },
    closingPrevious: { en: 'The game is opening', bn: 'গেম খোলা হচ্ছে' },
    choosingPage: { en: 'The game is opening', bn: 'গেম খোলা হচ্ছে' },
    atLottery: { en: 'The lottery opens', bn: 'লটারি খোলে' },
    atVnLottery: { en: 'The Vietnam lottery opens', bn: 'ভিয়েতনাম লটারি খোলে' },
    atSeaLottery: { en: 'The SEA lottery opens', bn: 'SEA লটারি খোলে' },
    atSeamless: { en: 'The game is shown and plays with the wallet', bn: 'গেমটি দেখা যায়, ওয়ালেট দিয়ে খেলা যায়' },
    atGame: { en: 'The game is shown as a free demo', bn: 'গেমটি ফ্রি ডেমো হিসেবে দেখা যায়' },
  },
  inputs: {
    'of a third party': {
      input: { kind: 'seamless', game: detail, leavesOther: false },
      en: 'The studio opens the game',
      bn: 'স্টুডিও গেমটি খোলে',
    },
    'in place of another game': {
      input: { kind: 'seamless', game: detail, leavesOther: true },
      en: 'The studio opens the game in place of another one',
      bn: 'স্টুডিও আরেকটি গেমের জায়গায় গেমটি খোলে',
    },
    'a free demo': {
      input: { kind: 'framed', game: detail, leavesOther: false },
      en: 'The studio opens the free demo',
      bn: 'স্টুডিও ফ্রি ডেমো খোলে',
    },
    'a lottery': {
      input: { kind: 'lottery', game: lottery, leavesOther: false },
      en: 'The server opens a lottery of our own',
      bn: 'সার্ভার আমাদের নিজস্ব লটারি খোলে',
    },
    'a lottery at one play': {
      input: {
        kind: 'lottery',
        game: { ...lottery, gameType: 'ELOTT', gameCode: 'SSC', playType: 'direct-5' },
        leavesOther: false,
      },
      en: 'The server opens a lottery with a play type',
      bn: 'সার্ভার খেলার ধরনসহ একটি লটারি খোলে',
    },
    'the Vietnamese lottery': {
      input: {
        kind: 'lottery',
        game: { ...lottery, accountTypeName: 'TCG_LOTTO_VN', gameCode: 'VNN', playType: 'lo-2' },
        leavesOther: false,
      },
      en: 'The server opens the Vietnam lottery',
      bn: 'সার্ভার ভিয়েতনাম লটারি খোলে',
    },
    'the SEA lottery': {
      input: {
        kind: 'lottery',
        game: { ...lottery, accountTypeName: 'TCG_SEA', gameCode: 'SEA4D', playType: 'big' },
        leavesOther: false,
      },
      en: 'The server opens the SEA lottery',
      bn: 'সার্ভার SEA লটারি খোলে',
    },
  },
  events: {},
  outcomes: {
    leaveGame: {
      left: { output: undefined, en: 'The open game closes', bn: 'খোলা গেমটি বন্ধ হয়' },
      failed: { ...broken, en: 'The open game fails to close', bn: 'খোলা গেমটি বন্ধ করা যায় না' },
    },
  },
} satisfies Samples<typeof gameOpeningMachine>;
