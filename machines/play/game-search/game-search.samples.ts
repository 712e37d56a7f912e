import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import { found, game } from '../game-browse/game-browse.samples';
import type { gameSearchMachine, Suggestions } from './game-search.machine';

/** Search text that matches no game, vendor or category. */
const NO_GAMES = 'zqxjzqxj';

export const suggestions: Suggestions = { games: [game], vendors: found.cards, categories: ['LIVE'] };

export const gameSearchSamples = {
  title: { en: 'Suggestions of the search', bn: 'খোঁজার পরামর্শ' },
  states: {
    closed: { en: 'No suggestions are shown', bn: 'কোনো পরামর্শ দেখা যায় না' },
    typing: { en: 'Earlier suggestions stay while someone types', bn: 'লেখার সময় আগের পরামর্শ থাকে' },
    loading: { en: 'Suggestions are loading', bn: 'পরামর্শ লোড হচ্ছে' },
    open: { en: 'Suggestions are listed under the search', bn: 'খোঁজার ঘরের নিচে পরামর্শ দেখা যায়' },
  },
  events: {
    'text.typed': {
      'a word': { event: { text: 'maidan' }, en: 'Type maidan into the search', bn: 'খোঁজার ঘরে maidan লিখুন' },
      'a word without games': {
        event: { text: NO_GAMES },
        en: 'Type letters that no game has',
        bn: 'কোনো গেমে নেই এমন অক্ষর লিখুন',
      },
      'spaces alone': { event: { text: ' ' }, en: 'Empty the search', bn: 'খোঁজার ঘর খালি করুন' },
    },
    'list.dismissed': { 'by the player': { en: 'Press Escape', bn: 'Escape চাপুন' } },
  },
  outcomes: {
    suggest: {
      some: { output: suggestions, en: 'Games, a vendor and a category match', bn: 'গেম, প্রোভাইডার ও ক্যাটাগরি মেলে' },
      none: { output: { games: [], vendors: [], categories: [] }, en: 'Nothing matches', bn: 'কিছু মেলে না' },
      offline,
    },
  },
} satisfies Samples<typeof gameSearchMachine>;
