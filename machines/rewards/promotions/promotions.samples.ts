import type { Samples } from '../../../src/atlas';
import type { Offer } from '../../../src/contract';
import { broken, offline, promotion } from '../../samples';
import type { promotionsMachine } from './promotions.machine';

/** Promotion that requires a code. */
const coded: Offer = { ...promotion, code: 'PALKIAPP', terms: { ...promotion.terms, trigger: { kind: 'code' } } };
const page = { list: [promotion], categories: [promotion.category], pageNum: 1, totalPages: 1, total: 1 };

export const promotionsSamples = {
  title: { en: 'Promotions', bn: 'অফার' },
  states: {
    loading: { en: 'The page is loading', bn: 'পেজটি লোড হচ্ছে' },
    routing: { en: 'The screen does not change; the response is evaluated', bn: 'স্ক্রিনে কিছু বদলায় না; উত্তরটি যাচাই হয়' },
    found: { en: 'The promotions are listed below the categories and tags', bn: 'বিভাগ ও ট্যাগের নিচে অফারগুলো দেখা যায়' },
    none: { en: 'A message says that no promotion matches', bn: 'মেলে এমন অফার নেই জানানো হয়' },
    details: { en: 'A promotion is shown with its terms', bn: 'একটি অফার শর্তসহ দেখা যায়' },
    'details.idle': { en: 'A promotion is shown with its terms', bn: 'একটি অফার শর্তসহ দেখা যায়' },
    'details.claiming': {
      en: 'A spinner is shown on the button of the promotion',
      bn: 'অফারের বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    'details.codeInvalid': {
      en: 'An error below the field says that the code is wrong',
      bn: 'কোডটি ভুল, ঘরের নিচে জানানো হয়',
    },
    'details.claimed': {
      en: 'A success message says where the reward is, with a link to the next step',
      bn: 'পুরস্কার কোথায় আছে জানানো হয়, পরের ধাপের লিংক থাকে',
    },
    'details.rejected': { en: 'An error says why the promotion was not claimed', bn: 'অফারটি কেন নেওয়া যায়নি জানানো হয়' },
    notFound: {
      en: 'A message says that the promotion is not available and links to all promotions',
      bn: 'অফারটি নেই জানানো হয়, সব অফারে যাওয়ার লিংক থাকে',
    },
    failed: {
      en: 'An error says why loading failed; "Try again" is offered',
      bn: 'কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'address.changed': {
      'by a link': { en: 'Choose a category or tag, or open a promotion', bn: 'একটি বিভাগ, ট্যাগ বা অফার বেছে নিন' },
    },
    'promotions.outdated': { 'by another language': { en: 'Switch to the other language', bn: 'অন্য ভাষাটি বেছে নিন' } },
    'taking.requested': {
      'by the player': {
        event: { word: '' },
        en: 'Press "Get this bonus" or "Use with my next deposit"',
        bn: '"বোনাসটি নিন" বা "পরের ডিপোজিটে নিন" চাপুন',
      },
    },
    'word.edited': { 'by the player': { en: 'Type another code', bn: 'অন্য কোড লিখুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    load: {
      some: {
        output: { kind: 'found', page, category: 'all', tag: '' },
        en: 'The server returns a list of promotions',
        bn: 'সার্ভার অফারের তালিকা পাঠায়',
      },
      none: {
        output: { kind: 'none', page: { ...page, list: [], totalPages: 0, total: 0 }, category: 'rebate', tag: 'vip' },
        en: 'No promotion matches',
        bn: 'কোনো অফার মেলে না',
      },
      one: {
        output: { kind: 'one', promotion },
        en: 'The server returns a promotion without a code',
        bn: 'সার্ভার কোড ছাড়া একটি অফার পাঠায়',
      },
      'an offer with a code': {
        output: { kind: 'one', promotion: coded },
        en: 'The server returns a promotion with a code',
        bn: 'সার্ভার কোডসহ একটি অফার পাঠায়',
      },
      gone: { output: { kind: 'gone' }, en: 'The promotion is not available', bn: 'অফারটি নেই' },
      offline,
    },
    take: {
      taken: {
        output: { ...promotion, standing: 'chosen' },
        en: 'The server accepts the claim',
        bn: 'সার্ভার অনুরোধটি গ্রহণ করে',
      },
      'wrong code': {
        error: { kind: 'rejected', code: 'offer.word', message: 'This is not the promotion’s code.', status: 422 },
        en: 'The server rejects the claim: wrong code',
        bn: 'সার্ভার অনুরোধ গ্রহণ করে না: কোড ভুল',
      },
      offline,
    },
    address: { failed: { ...broken, en: 'Address changes are no longer detected', bn: 'ঠিকানা বদলালে আর ধরা পড়ে না' } },
  },
} satisfies Samples<typeof promotionsMachine>;
