import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { favouritesMachine } from './favourites.machine';

/** Favourite games, and outcomes of pressing a heart. */
export const favouritesSamples = {
  title: { en: 'Favourite games', bn: 'পছন্দের গেম' },
  states: {
    loading: { en: 'Games have no hearts yet', bn: 'গেমে এখনও হার্ট নেই' },
    visitor: { en: 'Games have hearts that lead to the login', bn: 'গেমের হার্ট চাপলে লগ ইন আসে' },
    unknown: { en: 'Games have no hearts', bn: 'গেমে হার্ট নেই' },
    known: { en: 'Each game has a heart', bn: 'প্রতিটি গেমে হার্ট আছে' },
    'known.idle': { en: 'Each game has a heart', bn: 'প্রতিটি গেমে হার্ট আছে' },
    'known.deciding': { en: 'Each game has a heart', bn: 'প্রতিটি গেমে হার্ট আছে' },
    'known.saving': { en: 'The heart has turned already', bn: 'হার্ট আগেই বদলে গেছে' },
    'known.undone': { en: 'The heart is as before, and a message says so', bn: 'হার্ট আগের মতো, আর তা জানানো হয়' },
  },
  events: {
    'favourite.toggled': {
      'one that is no favourite': {
        event: { gameId: 'lab-wheel' },
        en: 'Press the heart of a game',
        bn: 'একটি গেমের হার্ট চাপুন',
      },
      'another one': {
        event: { gameId: 'lab-dice' },
        en: 'Press the heart of another game',
        bn: 'আরেকটি গেমের হার্ট চাপুন',
      },
    },
  },
  outcomes: {
    loadFavourites: {
      'one favourite': {
        output: { kind: 'known', ids: ['lab-reels'] },
        en: 'One game is a favourite',
        bn: 'একটি গেম পছন্দের',
      },
      'nobody is logged in': { output: { kind: 'visitor' }, en: 'No one is logged in', bn: 'কেউ লগ ইন করেননি' },
      offline,
    },
    saveFavourite: { saved: { output: undefined, en: 'It is saved', bn: 'সেভ হয়' }, offline },
  },
} satisfies Samples<typeof favouritesMachine>;
