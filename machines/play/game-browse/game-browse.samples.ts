import type { Samples } from '../../../src/atlas';
import type { Game } from '../../../src/contract/play/games';
import { broken, offline } from '../../samples';
import type { Found, gameBrowseMachine } from './game-browse.machine';

export const game: Game = {
  isGame: 'GAME',
  gameId: 'lab-wheel',
  vassalage: 'LAB',
  vendorName: 'Maidan Lab',
  accountTypeName: 'TCG_LAB',
  gameName: 'Wheel',
  nodeId: 'wheel',
  nodeName: 'Wheel',
  showIcon: 'lab-wheel',
  supportPlay: 0,
  gameType: 'LIVE',
  game_url: '/play/wheel',
  game_url2: '/try/wheel',
  gameCode: null,
  playType: null,
  isHot: 1,
  returnToPlayer: '97.00',
  volatility: 'low',
  minBet: '1.00',
  maxBet: '500.00',
  lineNum: null,
  features: [],
  fairness: 'provablyFair',
  maintenance: false,
};
const dice: Game = { ...game, gameId: 'lab-dice', gameName: 'Dice', showIcon: 'lab-dice', supportPlay: 1, isHot: 0 };
const closed: Game = { ...dice, gameId: 'lab-net', gameName: 'Net', showIcon: 'lab-net', maintenance: true };
export const found: Found = {
  games: [game, dice],
  pageNum: 1,
  totalPages: 2,
  total: 3,
  isNear: false,
  vendors: [],
  suggested: [],
  elsewhere: [],
  facets: null,
  cards: [
    {
      isGame: 'VASSALAGE',
      vassalage: 'LAB',
      displayName: 'Maidan Lab',
      smallIcon: 'lab',
      isHot: 1,
      gameType: 'LIVE',
      accountTypeName: 'TCG_LAB',
      games: 3,
      gameId: null,
      maintenance: false,
    },
  ],
};

export const gameBrowseSamples = {
  title: { en: 'Game list', bn: 'গেমের তালিকা' },
  states: {
    opening: { en: 'Placeholder tiles show that games are loading', bn: 'গেম লোড হচ্ছে; ফাঁকা টাইল দেখা যায়' },
    typing: { en: 'Earlier results stay visible while typing', bn: 'লেখার সময় আগের ফলাফল দেখা যায়' },
    loading: { en: 'Games are loading', bn: 'গেম লোড হচ্ছে' },
    listed: { en: 'The games and their number are shown', bn: 'গেম ও গেমের সংখ্যা দেখা যায়' },
    'listed.idle': { en: 'The games are shown', bn: 'গেমগুলো দেখা যায়' },
    'listed.adding': { en: 'The games stay visible while more are loading', bn: 'আরও গেম লোড হচ্ছে; আগেরগুলো দেখা যায়' },
    'listed.pausing': { en: 'More games are shown', bn: 'আরও গেম দেখা যায়' },
    'listed.moreFailed': {
      en: 'An error says why no more games loaded; "Try again" is offered',
      bn: 'আরও গেম কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    filtering: { en: 'The filters are open over the games', bn: 'গেমের ওপর ফিল্টার খোলা আছে' },
    returning: { en: 'The filters close', bn: 'ফিল্টার বন্ধ হয়' },
    empty: {
      en: 'A message says that no game matches; other games are suggested',
      bn: 'কোনো গেম মেলেনি জানানো হয়; অন্য গেম দেখা যায়',
    },
    failed: {
      en: 'An error says why the games did not load; "Try again" is offered',
      bn: 'গেম কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  inputs: { 'of a page': { input: {}, en: 'Open "Live"', bn: '"লাইভ" খুলুন' } },
  events: {
    'query.named': {
      nothing: { event: { query: {} }, en: 'Go back to the list without filters', bn: 'ফিল্টার ছাড়া তালিকায় ফিরে যান' },
      'a provider': {
        event: { query: { page: 'TALPATA' } },
        en: 'Go back to the list of one provider',
        bn: 'একটি প্রোভাইডারের তালিকায় ফিরে যান',
      },
    },
    'query.selected': {
      'a class': { event: { query: { kind: 'roulette' } }, en: 'Choose "Roulette"', bn: '"রুলেট" বেছে নিন' },
    },
    'search.typed': {
      'a name that no game has': {
        event: { text: 'zzqx' },
        en: 'Type zzqx into "Search games or providers"',
        bn: '"গেম বা প্রোভাইডার খুঁজুন" ঘরে zzqx লিখুন',
      },
    },
    'filters.requested': { 'by the player': { en: 'Press "Filters"', bn: '"ফিল্টার" চাপুন' } },
    'filter.changed': {
      'another order': {
        event: { changes: { sort: 'new' } },
        en: 'Choose "New first" in "Order"',
        bn: '"সাজান" থেকে "নতুন আগে" বেছে নিন',
      },
    },
    'filters.applied': { 'by the player': { en: 'Press "Show games"', bn: '"গেম দেখুন" চাপুন' } },
    'filters.closed': { 'by the player': { en: 'Close the filters', bn: 'ফিল্টার বন্ধ করুন' } },
    'games.outdated': { 'another language': { en: 'Switch to the other language', bn: 'অন্য ভাষা বেছে নিন' } },
    'more.requested': {
      'by the player': {
        en: 'Press "Show more games", or scroll to the end',
        bn: '"আরও গেম দেখান" চাপুন, বা শেষ পর্যন্ত স্ক্রল করুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    readAddress: {
      nothing: { output: {}, en: 'The address contains no filters', bn: 'ঠিকানায় কোনো ফিল্টার নেই' },
      failed: { ...broken, en: 'Reading the address fails', bn: 'ঠিকানা পড়া যায় না' },
    },
    load: {
      'the first of two pages': {
        output: found,
        en: 'The server returns the first of two pages',
        bn: 'সার্ভার দুটি পেজের প্রথমটি পাঠায়',
      },
      'the second page': {
        output: { ...found, games: [closed], pageNum: 2 },
        en: 'The server returns the last page',
        bn: 'সার্ভার শেষ পেজটি পাঠায়',
      },
      nothing: {
        output: { ...found, games: [], totalPages: 0, total: 0, suggested: [game] },
        en: 'The server finds no game',
        bn: 'সার্ভার কোনো গেম পায় না',
      },
      offline,
    },
    address: { failed: { ...broken, en: 'Detecting address changes fails', bn: 'ঠিকানার পরিবর্তন ধরা পড়ে না' } },
    suggestions: { failed: { ...broken, en: 'The search suggestions fail', bn: 'খোঁজার পরামর্শ ব্যর্থ হয়' } },
    favourites: { failed: { ...broken, en: 'The favourites fail', bn: 'পছন্দের গেম ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof gameBrowseMachine>;
