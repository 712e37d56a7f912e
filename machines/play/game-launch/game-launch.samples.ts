import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import { detail } from '../game-info/game-info.samples';
import type { gameLaunchMachine } from './game-launch.machine';

const lottery = { ...detail, gameType: 'LOTT', accountTypeName: 'TCG_LOTT' } as const;

export const gameLaunchSamples = {
  title: { en: 'Game launch', bn: 'গেম খোলা' },
  states: {
    identifying: { en: 'The game is opening', bn: 'গেম খোলা হচ্ছে' },
    storingVendor: { en: 'The slots are opening', bn: 'স্লট খোলা হচ্ছে' },
    checking: { en: 'The game is opening', bn: 'গেম খোলা হচ্ছে' },
    waiting: { en: 'The dialog waits for the player', bn: 'ডায়ালগটি খেলোয়াড়ের অপেক্ষায় আছে' },
    'waiting.confirmingLeave': {
      en: 'A question asks whether to leave the open game',
      bn: 'খোলা গেমটি ছেড়ে যাবেন কি না জানতে চাওয়া হয়',
    },
    cancelled: { en: 'The dialog is closed; the open game continues', bn: 'ডায়ালগটি বন্ধ; খোলা গেমটি চলছে' },
    loading: { en: 'The game is opening', bn: 'গেম খোলা হচ্ছে' },
    restarting: { en: 'The game is opening', bn: 'গেম খোলা হচ্ছে' },
    routing: { en: 'The game is opening', bn: 'গেম খোলা হচ্ছে' },
    'waiting.offered': {
      en: 'The dialog names the game and has a "Play" or "Play demo" button',
      bn: 'ডায়ালগে গেমের নাম ও "খেলুন" বা "ডেমো খেলুন" বোতাম আছে',
    },
    launching: { en: 'The game is opening', bn: 'গেম খোলা হচ্ছে' },
    opening: { en: 'The game is opening', bn: 'গেম খোলা হচ্ছে' },
    'waiting.noDemo': { en: 'A message says that the game has no free demo', bn: 'গেমটির ফ্রি ডেমো নেই জানানো হয়' },
    'waiting.closed': {
      en: 'A message says that the game is under maintenance; other games are suggested',
      bn: 'গেমটির রক্ষণাবেক্ষণ চলছে জানানো হয়; অন্য গেম দেখা যায়',
    },
    'waiting.limited': {
      en: "A message names the player's own limit and its end; a button leads to the limits",
      bn: 'নিজের কোন লিমিট শেষ আর কখন আবার খেলা যাবে জানানো হয়; লিমিট দেখার বোতাম আছে',
    },
    'waiting.unconnected': {
      en: 'A message says that the game cannot be played here yet; other games are suggested',
      bn: 'গেমটি এখনও এখানে খেলা যায় না জানানো হয়; অন্য গেম দেখা যায়',
    },
    notFound: { en: 'A message says that the game is no longer available', bn: 'গেমটি আর নেই জানানো হয়' },
    'waiting.loadFailed': {
      en: 'An error says why the game did not load; "Try again" is offered',
      bn: 'গেমটি কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    'waiting.rejected': {
      en: 'An error says why the game did not open; "Try again" is offered',
      bn: 'গেমটি কেন খোলেনি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    atPopup: { en: 'The provider’s games open in a dialog', bn: 'প্রোভাইডারের গেম ডায়ালগে দেখা যায়' },
    atSlots: { en: 'The slots page shows the provider’s games', bn: 'স্লটের পেজে প্রোভাইডারের গেম দেখা যায়' },
    opened: { en: 'The page of the game opens', bn: 'গেমের পেজ খোলে' },
  },
  inputs: {
    'a game in points': {
      input: { id: 'lab-wheel', mode: 'play' },
      en: 'Press "Play" on a game',
      bn: 'একটি গেমে "খেলুন" চাপুন',
    },
    'a link to a game': { input: { id: 'lab-wheel' }, en: 'Open a link to a game', bn: 'একটি গেমের লিংক খুলুন' },
    'a free demo': {
      input: { id: 'lab-wheel', mode: 'trial' },
      en: 'Press "Demo" on a game',
      bn: 'একটি গেমে "ডেমো" চাপুন',
    },
    'a provider of slots': {
      input: { vassalage: 'SHIMUL', gameType: 'RNG' },
      en: 'Choose a slots provider',
      bn: 'স্লটের একটি প্রোভাইডার বেছে নিন',
    },
    'another provider': {
      input: { vassalage: 'MOYUR', gameType: 'LIVE' },
      en: 'Choose a live casino provider',
      bn: 'লাইভ ক্যাসিনোর একটি প্রোভাইডার বেছে নিন',
    },
  },
  events: {
    'language.changed': { 'by the reader': { en: 'Switch to the other language', bn: 'অন্য ভাষা বেছে নিন' } },
    'launch.requested': { 'by the player': { en: 'Press "Play" or "Play demo"', bn: '"খেলুন" বা "ডেমো খেলুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'leave.confirmed': { 'by the player': { en: 'Press "Leave"', bn: '"ছেড়ে যান" চাপুন' } },
    'stay.selected': { 'by the player': { en: 'Press "Stay"', bn: '"থাকুন" চাপুন' } },
  },
  outcomes: {
    watchLanguage: { failed: { ...broken, en: 'Detecting language changes fails', bn: 'ভাষা বদল ধরা পড়ে না' } },
    findOpenGame: {
      none: { output: { isOpen: false }, en: 'No other game is open', bn: 'আর কোনো গেম খোলা নেই' },
      'a game is running': { output: { isOpen: true }, en: 'Another game is open', bn: 'আরেকটি গেম খোলা আছে' },
      failed: { ...broken, en: 'Finding the open game fails', bn: 'খোলা গেমটি পাওয়া যায় না' },
    },
    loadGame: {
      'of a third party': {
        output: { kind: 'loaded', game: detail },
        en: 'The server returns a studio’s game',
        bn: 'সার্ভার একটি স্টুডিওর গেম পাঠায়',
      },
      'a lottery': {
        output: { kind: 'loaded', game: lottery },
        en: 'The server returns a lottery',
        bn: 'সার্ভার একটি লটারি পাঠায়',
      },
      'a lottery at one play': {
        output: { kind: 'loaded', game: { ...lottery, gameType: 'ELOTT', gameCode: 'SSC', playType: 'direct-5' } },
        en: 'The server returns a lottery with a play type',
        bn: 'সার্ভার খেলার ধরনসহ একটি লটারি পাঠায়',
      },
      'the Vietnamese lottery': {
        output: {
          kind: 'loaded',
          game: { ...lottery, accountTypeName: 'TCG_LOTTO_VN', gameCode: 'VNN', playType: 'lo-2' },
        },
        en: 'The server returns the Vietnam lottery',
        bn: 'সার্ভার ভিয়েতনাম লটারি পাঠায়',
      },
      'the SEA lottery': {
        output: {
          kind: 'loaded',
          game: { ...lottery, accountTypeName: 'TCG_SEA', gameCode: 'SEA4D', playType: 'big' },
        },
        en: 'The server returns the SEA lottery',
        bn: 'সার্ভার SEA লটারি পাঠায়',
      },
      'under maintenance': {
        output: { kind: 'loaded', game: { ...detail, maintenance: true, recommended: [detail] } },
        en: 'The game is under maintenance',
        bn: 'গেমটির রক্ষণাবেক্ষণ চলছে',
      },
      gone: { output: { kind: 'gone' }, en: 'The game does not exist', bn: 'গেমটি নেই' },
      offline,
    },
    keepVassalage: {
      kept: { output: undefined, en: 'The browser stores the provider', bn: 'ব্রাউজার প্রোভাইডারটি মনে রাখে' },
      refused: { ...offline, en: 'The browser cannot store the provider', bn: 'ব্রাউজার প্রোভাইডারটি মনে রাখতে পারে না' },
    },
    launchGame: {
      opened: { output: { kind: 'seamless' }, en: 'The studio opens the game', bn: 'স্টুডিও গেমটি খোলে' },
      'opened for fun': { output: { kind: 'framed' }, en: 'The studio opens the free demo', bn: 'স্টুডিও ফ্রি ডেমো খোলে' },
      'a lottery': {
        output: { kind: 'lottery' },
        en: 'The server opens a lottery of our own',
        bn: 'সার্ভার আমাদের নিজস্ব লটারি খোলে',
      },
      'without a demo': { output: { kind: 'noDemo' }, en: 'The game has no free demo', bn: 'গেমটির ফ্রি ডেমো নেই' },
      'closed now': {
        output: { kind: 'maintenance', games: [detail] },
        en: 'The studio is under maintenance',
        bn: 'স্টুডিওর রক্ষণাবেক্ষণ চলছে',
      },
      'not connected': {
        output: { kind: 'unconnected', games: [detail] },
        en: 'The studio is not connected',
        bn: 'স্টুডিওটি যুক্ত নেই',
      },
      'a limit forbids it': {
        output: { kind: 'limited', allowance: { kind: 'time', period: 'day', left: 0, until: 1_800_003_600_000 } },
        en: "The player's own limit is used up",
        bn: 'খেলোয়াড়ের নিজের লিমিট শেষ',
      },
      offline,
    },
    gameOpening: {
      'of a third party': { output: { to: 'seamless' }, en: 'The game opens in its frame', bn: 'গেমটি ফ্রেমে খোলে' },
      'a lottery at one play': {
        output: { to: 'lottery', params: { gameCode: 'SSC', playType: 'direct-5' } },
        en: 'The lottery opens',
        bn: 'লটারি খোলে',
      },
      'the Vietnamese lottery': {
        output: { to: 'vnlottery', params: { gameCode: 'VNN', playType: 'lo-2' } },
        en: 'The Vietnam lottery opens',
        bn: 'ভিয়েতনাম লটারি খোলে',
      },
      'the SEA lottery': {
        output: { to: 'seaLottery', params: { gameCode: 'SEA4D', playType: 'big' } },
        en: 'The SEA lottery opens',
        bn: 'SEA লটারি খোলে',
      },
      failed: { ...broken, en: 'Opening the page fails unexpectedly', bn: 'পেজ খোলা অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof gameLaunchMachine>;
