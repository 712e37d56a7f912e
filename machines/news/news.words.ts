import type { Words } from '../../src/atlas';
import type { newsMachine } from './news.machine';
import type { newsSamples } from './news.samples';

/** What QA and product read of the news after a login. */
export const newsWords = {
  title: { en: 'What is new, after a login', bn: 'লগ ইনের পর নতুন কী আছে' },
  states: {
    idle: { en: 'No one has just logged in', bn: 'এইমাত্র কেউ লগ ইন করেননি' },
    loading: { en: 'It is looked whether something is new', bn: 'নতুন কিছু আছে কি না দেখা হয়' },
  },
  events: {
    'news.requested': { 'after a login': { en: 'A player has logged in', bn: 'একজন খেলোয়াড় লগ ইন করেছেন' } },
    'news.dropped': { 'by the portal': { en: 'Another dialog opens', bn: 'অন্য একটি ডায়ালগ খোলে' } },
  },
  outcomes: {
    loadNews: {
      'something new': { en: 'There is something new', bn: 'নতুন কিছু আছে' },
      'nothing new': { en: 'Nothing is new', bn: 'নতুন কিছু নেই' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof newsMachine, typeof newsSamples>;
