import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { deskPlayersMachine } from './desk-players.machine';

/** Selections in the search for players. */
export const deskPlayersSamples = {
  title: { en: 'Search for players', bn: 'খেলোয়াড় খোঁজা' },
  states: {
    open: { en: 'The search is open', bn: 'খোঁজার পেজ খোলা' },
    'open.choosing': { en: 'The player of the address opens', bn: 'ঠিকানার খেলোয়াড়ের পেজ খোলে' },
    'open.searching': { en: 'The search and its results are shown', bn: 'খোঁজার ঘর ও ফলাফল দেখা যায়' },
    'open.reading': { en: 'The page of a player is shown', bn: 'একজন খেলোয়াড়ের পেজ দেখা যায়' },
    failed: { en: 'An error is shown; "Try again" is offered', bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে' },
  },
  inputs: {
    search: { input: { user: '' }, en: 'Press "Players"', bn: '"খেলোয়াড়" চাপুন' },
    'by the address of a player': {
      input: { user: 'rahim' },
      en: 'Open the address of a player',
      bn: 'একজন খেলোয়াড়ের ঠিকানা খুলুন',
    },
  },
  events: {
    'player.selected': {
      'in the results': {
        event: { user: 'rahim' },
        en: 'Select a player in the results',
        bn: 'ফলাফল থেকে একজন খেলোয়াড় বেছে নিন',
      },
    },
    'retry.requested': { 'by the operator': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The results crash', bn: 'ফলাফলে ত্রুটি ঘটে' } },
    player: {
      closed: { output: undefined, en: 'The operator closes the player', bn: 'অপারেটর খেলোয়াড়ের পেজ বন্ধ করেন' },
      failed: { ...broken, en: 'The page of the player crashes', bn: 'খেলোয়াড়ের পেজে ত্রুটি ঘটে' },
    },
  },
} satisfies Samples<typeof deskPlayersMachine>;
