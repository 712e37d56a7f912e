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
  title: { en: 'Help centre', bn: 'সহায়তা কেন্দ্র' },
  states: {
    loading: { en: 'The page is loading', bn: 'পেজ লোড হচ্ছে' },
    routing: { en: 'Not visible: the response is evaluated', bn: 'দেখা যায় না: সার্ভারের উত্তর যাচাই হয়' },
    found: { en: 'The topics and the matching articles are listed', bn: 'বিষয় ও মিলে যাওয়া লেখাগুলো দেখা যায়' },
    none: {
      en: 'A message says that nothing was found; the topics are shown',
      bn: 'কিছু পাওয়া যায়নি জানানো হয়; বিষয়গুলো দেখা যায়',
    },
    article: { en: 'One article is shown in full', bn: 'একটি লেখা পুরো দেখা যায়' },
    notFound: {
      en: 'A message says that the article is not available; "All help articles" is offered',
      bn: 'লেখাটি পাওয়া যায়নি জানানো হয়; "সহায়তার সব লেখা" লিংক আছে',
    },
    failed: {
      en: 'An error says why the page did not load; "Try again" is offered',
      bn: 'পেজ কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'address.changed': {
      'by a link': { en: 'Follow a link within the help centre', bn: 'সহায়তা কেন্দ্রের ভেতরের একটি লিংক চাপুন' },
    },
    'help.outdated': { 'by another language': { en: 'Switch to the other language', bn: 'অন্য ভাষা বেছে নিন' } },
    'search.submitted': {
      'by the player': {
        event: { q: 'limit' },
        en: 'Type limit into "Search the help centre" and press Enter',
        bn: '"সহায়তা কেন্দ্রে খুঁজুন" ঘরে limit লিখে Enter চাপুন',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    load: {
      'some articles': {
        output: { kind: 'found', center: { list, categories, isNear: false }, q: '', category: '' },
        en: 'The server returns articles',
        bn: 'সার্ভার কয়েকটি লেখা পাঠায়',
      },
      nothing: {
        output: { kind: 'none', center: { list: [], categories, isNear: false }, q: 'xylophone', category: '' },
        en: 'The server finds no articles',
        bn: 'সার্ভার কোনো লেখা পায় না',
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
        en: 'The server returns one article',
        bn: 'সার্ভার একটি লেখা পাঠায়',
      },
      gone: { output: { kind: 'gone' }, en: 'The article does not exist', bn: 'লেখাটি নেই' },
      offline,
    },
    address: {
      failed: { ...broken, en: 'Detecting address changes fails', bn: 'ঠিকানার পরিবর্তন ধরা পড়ে না' },
    },
  },
} satisfies Samples<typeof helpCentreMachine>;
