import type { Samples } from '../../../src/atlas';
import { formEnds, offeredContract } from '../../samples';
import type { contractOfferMachine } from './contract-offer.machine';

export const contractOfferSamples = {
  title: { en: 'Contract offer', bn: 'চুক্তির প্রস্তাব' },
  states: {
    choosing: {
      en: 'The kinds of contract that can be offered are listed',
      bn: 'যেসব ধরনের চুক্তির প্রস্তাব দেওয়া যায়, সেগুলো দেখা যায়',
    },
    editing: { en: 'The offer form is shown', bn: 'প্রস্তাবের ফর্ম দেখা যায়' },
    failed: {
      en: 'The offer form failed; "Try again" is offered',
      bn: 'প্রস্তাবের ফর্ম ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    ended: { en: 'The offer form is closed', bn: 'প্রস্তাবের ফর্ম বন্ধ' },
  },
  inputs: {
    'to a named downline': {
      input: { downline: '', kind: 'dividend', kinds: ['dividend'] },
      en: 'Press "Offer a contract" on the dividend page',
      bn: 'লভ্যাংশের পেজে "চুক্তির প্রস্তাব দিন" চাপুন',
    },
    'to a viewed downline': {
      input: { downline: 'agent3', kind: null, kinds: ['dividend'] },
      en: 'Press "Offer a contract" in a downline’s details',
      bn: 'একজন ডাউনলাইনের তথ্যের পেজে "চুক্তির প্রস্তাব দিন" চাপুন',
    },
  },
  events: {
    'kind.selected': {
      'a dividend': { event: { kind: 'dividend' }, en: 'Press "Dividend"', bn: '"লভ্যাংশ" চাপুন' },
      'an agreement that the upline lacks': {
        event: { kind: 'realtime' },
        en: 'Look for a kind of contract that you do not have: it is not listed',
        bn: 'আপনার নেই এমন ধরনের চুক্তি খুঁজুন: তালিকায় সেটি নেই',
      },
    },
    'tier.added': { 'by the agent': { en: 'Press "Add a tier"', bn: '"ধাপ যোগ করুন" চাপুন' } },
    'tier.removed': { 'by the agent': { en: 'Press "Remove the last tier"', bn: '"শেষ ধাপ বাদ দিন" চাপুন' } },
    'retry.requested': { 'by the agent': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'offer.closed': { 'by the agent': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    offerForm: formEnds(
      { en: 'The agent sends the offer', bn: 'এজেন্ট প্রস্তাবটি পাঠান' },
      { ...offeredContract, side: 'upline', permitted: ['withdraw'] },
    ),
  },
} satisfies Samples<typeof contractOfferMachine>;
