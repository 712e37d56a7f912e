import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { favouritesMachine } from './favourites.machine';

/** Favourite games, and outcomes of pressing a heart. */
export const favouritesSamples = {
  title: { en: 'Favourite games', bn: 'পছন্দের গেম' },
  states: {
    loading: { en: 'No hearts are shown yet', bn: 'হার্ট এখনও দেখা যায় না' },
    visitor: { en: 'Hearts are shown; pressing one leads to the login', bn: 'হার্ট দেখা যায়; চাপলে লগ ইন আসে' },
    unknown: { en: 'No hearts are shown', bn: 'হার্ট দেখা যায় না' },
    known: { en: 'Each game has a heart', bn: 'প্রতিটি গেমে হার্ট আছে' },
    'known.idle': { en: 'Each game has a heart', bn: 'প্রতিটি গেমে হার্ট আছে' },
    'known.routing': { en: 'Each game has a heart', bn: 'প্রতিটি গেমে হার্ট আছে' },
    'known.saving': { en: 'The heart has already changed', bn: 'হার্ট আগেই বদলে গেছে' },
    'known.undone': {
      en: 'The heart is back as it was; an error says that saving failed',
      bn: 'হার্ট আগের মতো হয়েছে; সেভ হয়নি জানানো হয়',
    },
  },
  events: {
    'favourite.toggled': {
      'a game that is no favourite': {
        event: { gameId: 'lab-wheel' },
        en: 'Press the heart of a game',
        bn: 'একটি গেমের হার্ট চাপুন',
      },
      'another favourite': {
        event: { gameId: 'lab-dice' },
        en: 'Press the heart of another game',
        bn: 'আরেকটি গেমের হার্ট চাপুন',
      },
    },
  },
  outcomes: {
    loadFavourites: {
      'a single favourite': {
        output: { kind: 'known', ids: ['lab-reels'] },
        en: 'The server returns one favourite',
        bn: 'সার্ভার একটি পছন্দের গেম পাঠায়',
      },
      'no member logged in': {
        output: { kind: 'visitor' },
        en: 'The player is not logged in',
        bn: 'খেলোয়াড় লগ ইন করেননি',
      },
      offline,
    },
    saveFavourite: {
      saved: { output: undefined, en: 'The server saves the favourite', bn: 'সার্ভার পছন্দের গেম সেভ করে' },
      offline,
    },
  },
} satisfies Samples<typeof favouritesMachine>;
