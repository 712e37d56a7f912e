import type { Samples } from '../../../src/atlas';
import { broken, heldContract, offeredContract } from '../../samples';
import type { contractsMachine } from './contracts.machine';

export const contractsSamples = {
  title: { en: 'Contracts of one kind', bn: 'এক ধরনের চুক্তি' },
  states: {
    open: { en: 'The contracts page is open', bn: 'চুক্তির পেজ খোলা আছে' },
    'open.listing': { en: 'The contracts are listed', bn: 'চুক্তির তালিকা দেখা যায়' },
    'open.listing.idle': { en: 'The contracts are listed', bn: 'চুক্তির তালিকা দেখা যায়' },
    'open.listing.confirmation': {
      en: 'A message confirms the offer or the answer',
      bn: 'প্রস্তাব বা উত্তর পাঠানো হয়েছে জানানো হয়',
    },
    'open.makingOffer': { en: 'The offer form is shown', bn: 'প্রস্তাবের ফর্ম দেখা যায়' },
    'open.details': {
      en: 'A contract is shown, with a button to confirm the answer',
      bn: 'একটি চুক্তি দেখা যায়, উত্তর নিশ্চিত করার বোতাম আছে',
    },
    failed: {
      en: 'A part of the page failed; "Try again" is offered',
      bn: 'পেজের একটি অংশ ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
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
        en: 'Without a contract of this kind, look for "Offer a contract": the button is missing',
        bn: 'এই ধরনের চুক্তি না থাকলে "চুক্তির প্রস্তাব দিন" খুঁজুন: বোতামটি নেই',
      },
    },
    'answer.requested': {
      'rejects an offer': {
        event: { contract: offeredContract, act: 'reject' },
        en: 'Press "Reject" next to an offer',
        bn: 'একটি প্রস্তাবের পাশে "প্রত্যাখ্যান করুন" চাপুন',
      },
    },
    'retry.requested': { 'by the agent': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: {
      failed: { ...broken, en: 'The list of contracts fails unexpectedly', bn: 'চুক্তির তালিকা অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    contractOffer: {
      offered: {
        output: { offered: { ...offeredContract, side: 'upline', permitted: ['withdraw'] } },
        en: 'The agent sends the offer',
        bn: 'এজেন্ট প্রস্তাবটি পাঠান',
      },
      left: { output: { offered: null }, en: 'The agent goes back without an offer', bn: 'এজেন্ট প্রস্তাব না দিয়ে ফিরে যান' },
      failed: { ...broken, en: 'The offer form fails unexpectedly', bn: 'প্রস্তাবের ফর্ম অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    contractAnswer: {
      said: {
        output: { said: { ...heldContract, state: 'rejected', status: 'rejected', outcome: 'rejected' } },
        en: 'The agent confirms the answer',
        bn: 'এজেন্ট উত্তরটি নিশ্চিত করেন',
      },
      left: { output: { said: null }, en: 'The agent goes back without an answer', bn: 'এজেন্ট উত্তর না দিয়ে ফিরে যান' },
      failed: { ...broken, en: 'The answer to the contract fails unexpectedly', bn: 'চুক্তির উত্তর অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof contractsMachine>;
