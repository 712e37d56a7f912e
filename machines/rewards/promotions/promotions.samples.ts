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
    loading: { en: 'The page shows that it is loading', bn: 'পেজে লোডিং দেখা যায়' },
    routing: { en: 'Not visible: the response is evaluated', bn: 'এটি কেউ দেখেন না: যা এসেছে তা দেখানো হয়' },
    found: { en: 'The promotions are listed below the categories and tags', bn: 'বিভাগ ও ট্যাগের নিচে অফারগুলো দেখা যায়' },
    none: { en: 'Shows that no promotion fits', bn: 'মেলে এমন অফার নেই জানানো হয়' },
    reading: { en: 'One promotion is shown with its terms', bn: 'একটি অফার শর্তসহ দেখা যায়' },
    'reading.idle': { en: 'One promotion is shown with its terms', bn: 'একটি অফার শর্তসহ দেখা যায়' },
    'reading.taking': { en: 'The button of the promotion shows a spinner', bn: 'অফারের বোতামে লোডিং চিহ্ন' },
    'reading.misspelt': { en: 'Says under the field that the code is wrong', bn: 'কোডটি ভুল, ঘরের নিচে জানানো হয়' },
    'reading.taken': {
      en: 'Shows where the reward is, with a way there',
      bn: 'পুরস্কারটি কোথায় আছে জানানো হয়, সেখানে যাওয়া যায়',
    },
    'reading.refused': { en: 'Shows why it was not taken', bn: 'কেন নেওয়া যায়নি জানানো হয়' },
    gone: { en: 'Shows that there is no such promotion, and offers the list', bn: 'অফারটি নেই জানানো হয়, তালিকায় যাওয়া যায়' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
  },
  events: {
    'address.changed': {
      'by a link': { en: 'Choose a category or a tag, or open a promotion', bn: 'একটি বিভাগ, ট্যাগ বা অফার খুলুন' },
    },
    'promotions.outdated': { 'by another language': { en: 'Choose the other language', bn: 'অন্য ভাষাটি বেছে নিন' } },
    'taking.requested': {
      'by the player': { event: { word: '' }, en: 'Press the button of the promotion', bn: 'অফারের বোতামটি চাপুন' },
    },
    'word.edited': { 'by the player': { en: 'Type another code', bn: 'অন্য কোড লিখুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    load: {
      some: { output: { kind: 'found', page, category: 'all', tag: '' }, en: 'The promotions come', bn: 'অফারগুলো আসে' },
      none: {
        output: { kind: 'none', page: { ...page, list: [], totalPages: 0, total: 0 }, category: 'rebate', tag: 'vip' },
        en: 'No promotion fits',
        bn: 'কোনো অফার মেলে না',
      },
      one: { output: { kind: 'one', promotion }, en: 'The promotion comes', bn: 'অফারটি আসে' },
      'one with a code': {
        output: { kind: 'one', promotion: coded },
        en: 'A promotion with a code comes',
        bn: 'কোডসহ একটি অফার আসে',
      },
      gone: { output: { kind: 'gone' }, en: 'There is no such promotion', bn: 'এমন কোনো অফার নেই' },
      offline,
    },
    take: {
      taken: { output: { ...promotion, standing: 'chosen' }, en: 'It is taken', bn: 'সেটি নেওয়া হয়' },
      'wrong code': {
        error: { kind: 'rejected', code: 'offer.word', message: 'This is not the promotion’s code.', status: 422 },
        en: 'The gateway says: it is not the promotion’s code',
        bn: 'গেটওয়ে জানায়: এটি অফারের কোড নয়',
      },
      offline,
    },
    address: { failed: { ...broken, en: 'The address cannot be followed', bn: 'ঠিকানা অনুসরণ করা যায় না' } },
  },
} satisfies Samples<typeof promotionsMachine>;
