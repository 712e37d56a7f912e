import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { helpCentreMachine } from './help-centre.machine';

const categories = [
  { id: 'start', title: 'Getting started', count: 3 },
  { id: 'deposits', title: 'Deposits', count: 2 },
];
const list = [
  {
    id: 'register',
    title: 'How do I register?',
    category: 'start',
    beginning: 'Anyone aged 18 or over can open an account.',
  },
  {
    id: 'terms',
    title: 'General terms',
    category: null,
    beginning: 'These terms are the contract between you and Maidan.',
  },
];

export const helpCentreSamples = {
  title: { en: 'The help centre', bn: 'সহায়তা কেন্দ্র' },
  states: {
    loading: { en: 'The page shows that it is loading', bn: 'পেজে লোডিং দেখা যায়' },
    routing: { en: 'Not visible: the response is evaluated', bn: 'এটি কেউ দেখেন না: যা এসেছে তা দেখানো হয়' },
    found: { en: 'The categories are shown, and the articles that were found', bn: 'বিভাগগুলো ও পাওয়া লেখাগুলো দেখা যায়' },
    none: { en: 'Shows that nothing was found, with the categories', bn: 'কিছু পাওয়া যায়নি জানানো হয়, বিভাগগুলো দেখা যায়' },
    reading: { en: 'One article is shown whole', bn: 'একটি লেখা পুরো দেখা যায়' },
    gone: { en: 'Shows that there is no such article, and offers the list', bn: 'লেখাটি নেই জানানো হয়, তালিকায় যাওয়া যায়' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
  },
  events: {
    'address.changed': {
      'by a link': { en: 'Follow a link within the help centre', bn: 'সহায়তা কেন্দ্রের ভেতরে একটি লিংকে যান' },
    },
    'help.outdated': { 'by another language': { en: 'Choose the other language', bn: 'অন্য ভাষাটি বেছে নিন' } },
    'search.submitted': {
      'by the player': {
        event: { q: 'limit' },
        en: 'Type a word into the field and press Enter',
        bn: 'ঘরে একটি শব্দ লিখে Enter চাপুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    load: {
      'some articles': {
        output: { kind: 'found', center: { list, categories, isNear: false }, q: '', category: '' },
        en: 'The articles come',
        bn: 'লেখাগুলো আসে',
      },
      nothing: {
        output: { kind: 'none', center: { list: [], categories, isNear: false }, q: 'xylophone', category: '' },
        en: 'Nothing is found',
        bn: 'কিছু পাওয়া যায় না',
      },
      'an article': {
        output: {
          kind: 'article',
          article: {
            id: 'terms',
            title: 'General terms',
            category: null,
            content: '<p>These terms are the contract between <strong>you</strong> and Maidan.</p>',
            edition: '2026-01',
            isCurrent: false,
            date: '2026-01-01',
          },
        },
        en: 'The article comes',
        bn: 'লেখাটি আসে',
      },
      gone: { output: { kind: 'gone' }, en: 'There is no such article', bn: 'এমন কোনো লেখা নেই' },
      offline,
    },
    address: {
      failed: { ...broken, en: 'The address cannot be followed', bn: 'ঠিকানা অনুসরণ করা যায় না' },
    },
  },
} satisfies Samples<typeof helpCentreMachine>;
