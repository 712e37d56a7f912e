import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { newsMachine } from './news.machine';

/** Triggers of the news, and outcomes of loading it. */
export const newsSamples = {
  title: { en: 'What is new, after a login', bn: 'লগ ইনের পর নতুন কী আছে' },
  states: {
    idle: { en: 'No one has just logged in', bn: 'এইমাত্র কেউ লগ ইন করেননি' },
    loading: { en: 'Checks for news', bn: 'নতুন কিছু আছে কি না দেখা হয়' },
  },
  events: {
    'news.requested': { 'after a login': { en: 'A player has logged in', bn: 'একজন খেলোয়াড় লগ ইন করেছেন' } },
    'news.dropped': { 'by the portal': { en: 'Another dialog opens', bn: 'অন্য একটি ডায়ালগ খোলে' } },
  },
  outcomes: {
    loadNews: {
      'something new': {
        output: [{ title: 'Boat race week', content: '<p>Twice the <strong>points</strong>.</p>', date: '2026-11-20' }],
        en: 'There is something new',
        bn: 'নতুন কিছু আছে',
      },
      'nothing new': { output: [], en: 'Nothing is new', bn: 'নতুন কিছু নেই' },
      offline,
    },
  },
} satisfies Samples<typeof newsMachine>;
