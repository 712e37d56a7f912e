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
  title: { en: 'Games to choose from', bn: 'বেছে নেওয়ার গেম' },
  states: {
    opening: { en: 'Tiles without games show that they are loading', bn: 'ফাঁকা টাইলে দেখা যায় গেম লোড হচ্ছে' },
    typing: { en: 'Earlier results stay while the player types', bn: 'লেখার সময় আগের ফলাফল থাকে' },
    loading: { en: 'Shows that games are loading', bn: 'গেম লোড হচ্ছে দেখা যায়' },
    listed: { en: 'Games are shown, and how many there are', bn: 'গেম দেখা যায়, কয়টি তাও' },
    'listed.resting': { en: 'The games are shown', bn: 'গেমগুলো দেখা যায়' },
    'listed.adding': { en: 'The games stay while more are loading', bn: 'আরও গেম আসছে' },
    'listed.pausing': { en: 'More games have come', bn: 'আরও গেম এসেছে' },
    'listed.stuck': {
      en: 'Shows why no more games were loaded, and allows a retry',
      bn: 'আরও গেম কেন এল না জানানো হয়, আবার চেষ্টা করা যায়',
    },
    filtering: { en: 'Shows the filters over the games', bn: 'গেমের ওপর ফিল্টার দেখা যায়' },
    returning: { en: 'The filters close', bn: 'ফিল্টার বন্ধ হয়' },
    empty: { en: 'Shows that there is no such game, and what to do', bn: 'এমন গেম নেই জানানো হয়, কী করা যায় তাও' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
  },
  inputs: { 'of a page': { input: {}, en: 'Open "Live"', bn: '"লাইভ" খুলুন' } },
  events: {
    'query.named': {
      nothing: { event: { query: {} }, en: 'The address names nothing', bn: 'ঠিকানায় কিছু বলা নেই' },
      'a provider': {
        event: { query: { page: 'TALPATA' } },
        en: 'Go back to the selected provider',
        bn: 'যেখানে একটি প্রোভাইডার বাছা ছিল, সেখানে ফিরুন',
      },
    },
    'query.chosen': {
      'a class': { event: { query: { kind: 'roulette' } }, en: 'Choose "Roulette"', bn: '"রুলেট" বাছুন' },
    },
    'search.typed': {
      'a name that no game has': { event: { text: 'zzqx' }, en: 'Type zzqx into the search', bn: 'খোঁজার ঘরে zzqx লিখুন' },
    },
    'filters.requested': { 'by the player': { en: 'Press "Filters"', bn: '"ফিল্টার" চাপুন' } },
    'filter.changed': {
      'another order': { event: { changes: { sort: 'new' } }, en: 'Choose "New first"', bn: '"নতুন আগে" বাছুন' },
    },
    'filters.applied': { 'by the player': { en: 'Press "Show games"', bn: '"গেম দেখুন" চাপুন' } },
    'filters.closed': { 'by the player': { en: 'Close the filters', bn: 'ফিল্টার বন্ধ করুন' } },
    'games.outdated': { 'another language': { en: 'Choose the other language', bn: 'অন্য ভাষাটি বাছুন' } },
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
      nothing: { output: {}, en: 'The address names nothing', bn: 'ঠিকানায় কিছু বলা নেই' },
      failed: { ...broken, en: 'The address cannot be read', bn: 'ঠিকানা পড়া যায় না' },
    },
    load: {
      'the first of two pages': {
        output: found,
        en: 'There are two pages; the first comes',
        bn: 'দুটি পেজ আছে; প্রথমটি আসে',
      },
      'the second page': {
        output: { ...found, games: [closed], pageNum: 2 },
        en: 'The last page comes',
        bn: 'শেষ পেজটি আসে',
      },
      nothing: {
        output: { ...found, games: [], totalPages: 0, total: 0, suggested: [game] },
        en: 'There is no such game',
        bn: 'এমন গেম নেই',
      },
      offline,
    },
    address: { failed: { ...broken, en: 'No one says what the address names', bn: 'ঠিকানায় কী আছে কেউ বলে না' } },
    suggestions: { failed: { ...broken, en: 'The suggestions fail', bn: 'পরামর্শ কাজ করে না' } },
    favourites: { failed: { ...broken, en: 'The hearts fail', bn: 'হার্টগুলো কাজ করে না' } },
  },
} satisfies Samples<typeof gameBrowseMachine>;
