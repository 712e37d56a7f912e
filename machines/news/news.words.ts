import type { Words } from '../../src/atlas';
import type { newsMachine } from './news.machine';
import type { newsSamples } from './news.samples';

/** What QA and product read of the news after a login. */
export const newsWords = {
  en: {
    title: 'What is new, after a login',
    states: {
      idle: 'No one has just logged in',
      loading: 'It is looked whether something is new',
    },
    events: {
      'news.requested': { 'after a login': 'A player has logged in' },
      'news.dropped': { 'by the portal': 'Another dialog opens' },
    },
    outcomes: {
      loadNews: { 'something new': 'There is something new', 'nothing new': 'Nothing is new', offline: 'The gateway cannot be reached' },
    },
  },
  bn: {
    title: 'লগ ইনের পর নতুন কী আছে',
    states: {
      idle: 'এইমাত্র কেউ লগ ইন করেননি',
      loading: 'নতুন কিছু আছে কি না দেখা হয়',
    },
    events: {
      'news.requested': { 'after a login': 'একজন খেলোয়াড় লগ ইন করেছেন' },
      'news.dropped': { 'by the portal': 'অন্য একটি ডায়ালগ খোলে' },
    },
    outcomes: {
      loadNews: { 'something new': 'নতুন কিছু আছে', 'nothing new': 'নতুন কিছু নেই', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof newsMachine, typeof newsSamples>;
