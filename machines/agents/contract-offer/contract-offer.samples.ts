import type { Samples } from '../../../src/atlas';
import { formEnds, offeredContract } from '../../samples';
import type { contractOfferMachine } from './contract-offer.machine';

export const contractOfferSamples = {
  title: { en: 'An offer of a contract', bn: 'চুক্তির প্রস্তাব' },
  states: {
    choosing: { en: 'Asks for the kind of contract', bn: 'কোন ধরনের চুক্তি জানতে চাওয়া হয়' },
    offering: { en: 'The form of an offer is shown', bn: 'প্রস্তাবের ফর্ম দেখা যায়' },
    failed: {
      en: 'The page says that it did not work, and offers to try again',
      bn: 'কাজ হয়নি জানানো হয়, আবার চেষ্টা করা যায়',
    },
    over: { en: 'The offer is gone', bn: 'প্রস্তাবের ফর্ম আর নেই' },
  },
  inputs: {
    'to somebody': {
      input: { downline: '', kind: 'dividend', kinds: ['dividend'] },
      en: 'The form is opened',
      bn: 'ফর্মটি খোলা হয়েছে',
    },
    'to a downline who is looked at': {
      input: { downline: 'agent3', kind: null, kinds: ['dividend'] },
      en: 'It is opened at a downline',
      bn: 'একজন ডাউনলাইনের পেজ থেকে খোলা হয়েছে',
    },
  },
  events: {
    'kind.chosen': {
      'a dividend': { event: { kind: 'dividend' }, en: 'Press "Dividend"', bn: '"লভ্যাংশ" চাপুন' },
      'one that the upline has not': {
        event: { kind: 'realtime' },
        en: 'Look for a contract that you do not hold: it is not there',
        bn: 'নিজের নেই এমন চুক্তি খুঁজুন: সেটি দেখা যায় না',
      },
    },
    'tier.added': { 'by the agent': { en: 'Press "Add a tier"', bn: '"ধাপ যোগ করুন" চাপুন' } },
    'tier.removed': { 'by the agent': { en: 'Press "Remove the last tier"', bn: '"শেষ ধাপ বাদ দিন" চাপুন' } },
    'retry.requested': { 'by the agent': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'offer.left': { 'by the agent': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    offerForm: formEnds(
      { en: 'It is offered', bn: 'প্রস্তাব দেওয়া হয়েছে' },
      { ...offeredContract, side: 'upline', permitted: ['withdraw'] },
    ),
  },
} satisfies Samples<typeof contractOfferMachine>;
