import type { Samples } from '../../../src/atlas';
import { broken, heldContract, offeredContract } from '../../samples';
import type { contractsMachine } from './contracts.machine';

export const contractsSamples = {
  title: { en: 'The contracts of a kind', bn: 'এক ধরনের চুক্তিগুলো' },
  states: {
    open: { en: 'The contracts are open', bn: 'চুক্তিগুলো খোলা আছে' },
    'open.listing': { en: 'The contracts are shown', bn: 'চুক্তিগুলো দেখা যায়' },
    'open.listing.idle': { en: 'The contracts are shown', bn: 'চুক্তিগুলো দেখা যায়' },
    'open.listing.told': { en: 'Says what was offered or answered', bn: 'কী প্রস্তাব বা উত্তর দেওয়া হয়েছে জানানো হয়' },
    'open.offering': { en: 'The form of an offer is shown', bn: 'প্রস্তাবের ফর্ম দেখা যায়' },
    'open.answering': {
      en: 'A contract is shown, with an answer to confirm',
      bn: 'একটি চুক্তি ও তার উত্তর নিশ্চিত করার বোতাম দেখা যায়',
    },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'offer.requested': {
      'to a downline': {
        event: { downline: '', kind: 'dividend', kinds: ['dividend'] },
        en: 'Press "Offer a contract"',
        bn: '"চুক্তির প্রস্তাব দিন" চাপুন',
      },
      'without a contract of the own': {
        event: { downline: '', kind: 'dividend', kinds: [] },
        en: 'Without a contract of this kind, look for "Offer a contract": it is not there',
        bn: 'এই ধরনের চুক্তি না থাকলে "চুক্তির প্রস্তাব দিন" খুঁজুন: বোতামটি দেখা যায় না',
      },
    },
    'answer.requested': {
      'rejects an offer': {
        event: { contract: offeredContract, act: 'reject' },
        en: 'Press "Reject" beside an offer',
        bn: 'প্রস্তাবের পাশে "প্রত্যাখ্যান করুন" চাপুন',
      },
    },
    'retry.requested': { 'by the agent': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    contractOffer: {
      offered: {
        output: { offered: { ...offeredContract, side: 'upline', permitted: ['withdraw'] } },
        en: 'It is offered',
        bn: 'প্রস্তাব দেওয়া হয়েছে',
      },
      left: { output: { offered: null }, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'It fails', bn: 'ব্যর্থ হয়' },
    },
    contractAnswer: {
      said: {
        output: { said: { ...heldContract, state: 'rejected', status: 'rejected', outcome: 'rejected' } },
        en: 'The answer is confirmed',
        bn: 'উত্তর দেওয়া হয়েছে',
      },
      left: { output: { said: null }, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'It fails', bn: 'ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof contractsMachine>;
