import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { newsMachine } from './news.machine';

/** Triggers of the news, and outcomes of loading it. */
export const newsSamples = {
  title: { en: 'News after login', bn: 'লগ ইনের পর নতুন খবর' },
  states: {
    idle: { en: 'No check for news is running', bn: 'নতুন খবর খোঁজা হচ্ছে না' },
    loading: { en: 'A check for news is running; no dialog is open', bn: 'নতুন খবর খোঁজা হচ্ছে; কোনো ডায়ালগ খোলা নেই' },
  },
  events: {
    'news.requested': { 'after a login': { en: 'A player logs in', bn: 'একজন খেলোয়াড় লগ ইন করেন' } },
    'news.dropped': { 'by the portal': { en: 'Another dialog opens', bn: 'অন্য একটি ডায়ালগ খোলে' } },
  },
  outcomes: {
    loadNews: {
      'new entries': {
        output: [{ title: 'Boat race week', content: '<p>Twice the <strong>points</strong>.</p>', date: '2026-11-20' }],
        en: 'The server returns news',
        bn: 'সার্ভার নতুন খবর পাঠায়',
      },
      'no new entries': { output: [], en: 'There is no news', bn: 'নতুন খবর নেই' },
      offline,
    },
  },
} satisfies Samples<typeof newsMachine>;
