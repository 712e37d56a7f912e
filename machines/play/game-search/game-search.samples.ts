import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import { found, game } from '../game-browse/game-browse.samples';
import type { gameSearchMachine, Suggestions } from './game-search.machine';

/** Search text that matches no game, vendor or category. */
const NO_GAMES = 'zqxjzqxj';

export const suggestions: Suggestions = { games: [game], vendors: found.cards, categories: ['LIVE'] };

export const gameSearchSamples = {
  title: { en: 'Search suggestions', bn: 'খোঁজার পরামর্শ' },
  states: {
    closed: { en: 'No suggestions are shown', bn: 'কোনো পরামর্শ দেখা যায় না' },
    typing: { en: 'Earlier suggestions stay visible while typing', bn: 'লেখার সময় আগের পরামর্শ দেখা যায়' },
    loading: { en: 'Suggestions are loading', bn: 'পরামর্শ লোড হচ্ছে' },
    open: { en: 'Suggestions are listed under the search field', bn: 'খোঁজার ঘরের নিচে পরামর্শ দেখা যায়' },
  },
  events: {
    'text.typed': {
      'a word': {
        event: { text: 'maidan' },
        en: 'Type maidan into "Search games or providers"',
        bn: '"গেম বা প্রোভাইডার খুঁজুন" ঘরে maidan লিখুন',
      },
      'a word without games': {
        event: { text: NO_GAMES },
        en: 'Type zqxjzqxj, which matches no game',
        bn: 'zqxjzqxj লিখুন, যা কোনো গেমে মেলে না',
      },
      'only spaces': { event: { text: ' ' }, en: 'Clear the search field', bn: 'খোঁজার ঘর ফাঁকা করুন' },
    },
    'list.dismissed': { 'by the player': { en: 'Press Escape', bn: 'Escape চাপুন' } },
  },
  outcomes: {
    suggest: {
      some: {
        output: suggestions,
        en: 'A game, a provider and a category match',
        bn: 'একটি গেম, প্রোভাইডার ও ক্যাটাগরি মেলে',
      },
      none: { output: { games: [], vendors: [], categories: [] }, en: 'Nothing matches', bn: 'কিছুই মেলে না' },
      offline,
    },
  },
} satisfies Samples<typeof gameSearchMachine>;
