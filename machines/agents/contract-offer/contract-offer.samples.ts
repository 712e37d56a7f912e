import type { Samples } from '../../../src/atlas';
import { broken, offeredContract, offline } from '../../samples';
import type { contractOfferMachine, OfferDraft } from './contract-offer.machine';

const { terms } = offeredContract;
/** A tester's input: one tier of a monthly dividend. */
const draft: OfferDraft = {
  downline: 'agent3',
  period: 'M',
  'rate.0': '5',
  'turnover.0': '',
  'loss.0': '',
  'activeMembers.0': '',
};

export const contractOfferSamples = {
  title: { en: 'An offer of a contract', bn: 'চুক্তির প্রস্তাব' },
  states: {
    choosing: { en: 'Asks for the kind of contract', bn: 'কোন ধরনের চুক্তি জানতে চাওয়া হয়' },
    editing: { en: 'The form of an offer is shown', bn: 'প্রস্তাবের ফর্ম দেখা যায়' },
    'editing.fresh': {
      en: 'The form of an offer is shown, and nothing is wrong',
      bn: 'প্রস্তাবের ফর্ম দেখা যায়, কোনো ভুল নেই',
    },
    'editing.invalid': { en: 'The form says under the fields what is wrong', bn: 'ফর্ম প্রতিটি ঘরের নিচে ভুলটি জানায়' },
    'editing.invalid.shown': {
      en: 'The form says under the fields what is wrong',
      bn: 'ফর্ম প্রতিটি ঘরের নিচে ভুলটি জানায়',
    },
    'editing.invalid.checking': {
      en: 'The form says under the fields what is wrong, until it is seen to be mended',
      bn: 'ভুল ঠিক হয়েছে দেখা না যাওয়া পর্যন্ত ফর্ম তা ঘরের নিচে জানায়',
    },
    'editing.mended': {
      en: 'The form shows no error any more, though it was not sent again',
      bn: 'ফর্মে আর কোনো ভুল দেখা যায় না, যদিও তা আবার পাঠানো হয়নি',
    },
    'editing.refused': { en: 'The form says why it was not offered', bn: 'কেন প্রস্তাব দেওয়া যায়নি ফর্মে দেখা যায়' },
    checking: { en: 'The button of the form shows a spinner', bn: 'ফর্মের বোতামে লোডিং চিহ্ন' },
    reviewing: { en: 'The terms are shown in plain words', bn: 'শর্তগুলো সহজ কথায় দেখা যায়' },
    sending: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
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
    'offer.submitted': {
      'one tier': {
        event: { draft },
        en: 'Fill in whom it is for and a rate, and press "Continue"',
        bn: 'কাকে ও কত হারে লিখে "এগিয়ে যান" চাপুন',
      },
    },
    'field.edited': { 'a rate': { event: { draft }, en: 'Type a rate', bn: 'একটি হার লিখুন' } },
    'tier.added': { 'by the agent': { en: 'Press "Add a tier"', bn: '"ধাপ যোগ করুন" চাপুন' } },
    'tier.removed': { 'by the agent': { en: 'Press "Remove the last tier"', bn: '"শেষ ধাপ বাদ দিন" চাপুন' } },
    'review.left': { 'by the agent': { en: 'Press "Change"', bn: '"বদলান" চাপুন' } },
    'offer.confirmed': { 'by the agent': { en: 'Press "Send offer"', bn: '"প্রস্তাব পাঠান" চাপুন' } },
    'offer.left': { 'by the agent': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    check: {
      right: {
        output: { kind: 'right', offer: { downline: 'agent3', terms } },
        en: 'It is in order',
        bn: 'সব ঠিক আছে',
      },
      'a rate is missing': {
        output: { kind: 'wrong', problems: [{ field: 'rate.0', code: 'rate' }] },
        en: 'A rate is missing',
        bn: 'হার লেখা হয়নি',
      },
      failed: { ...broken, en: 'The check of the fields fails', bn: 'ঘর পরীক্ষা ব্যর্থ হয়' },
    },
    recheck: {
      'all is mended': {
        output: { kind: 'right', offer: { downline: 'agent3', terms } },
        en: 'All that was wrong is right by now',
        bn: 'যা ভুল ছিল সব এখন ঠিক',
      },
      'a rate is still missing': {
        output: { kind: 'wrong', problems: [{ field: 'rate.0', code: 'rate' }] },
        en: 'The rate is still none',
        bn: 'হারটি এখনও ঠিক নয়',
      },
      failed: { ...broken, en: 'The check of the fields fails', bn: 'ঘর পরীক্ষা ব্যর্থ হয়' },
    },
    send: {
      offered: {
        output: { ...offeredContract, side: 'upline', permitted: ['withdraw'] },
        en: 'It is offered',
        bn: 'প্রস্তাব দেওয়া হয়েছে',
      },
      'above the own rate': {
        error: {
          kind: 'rejected',
          code: 'contract.above',
          message: 'These terms are above the contract that the upline has.',
          status: 409,
        },
        en: 'The gateway says: it is above what the upline has',
        bn: 'গেটওয়ে জানায়: আপলাইনের নিজের চুক্তির চেয়ে বেশি',
      },
      'not right below': {
        error: {
          kind: 'rejected',
          code: 'contract.downlineUnknown',
          message: 'There is nobody of this name right below you.',
          status: 404,
        },
        en: 'The gateway says: nobody of this name is right below',
        bn: 'গেটওয়ে জানায়: ঠিক নিচে এই নামের কেউ নেই',
      },
      'one waits already': {
        error: {
          kind: 'rejected',
          code: 'contract.open',
          message: 'Another contract of this kind still waits for an answer.',
          status: 409,
        },
        en: 'The gateway says: another offer still waits',
        bn: 'গেটওয়ে জানায়: আরেকটি প্রস্তাবের উত্তর বাকি',
      },
      offline,
    },
  },
} satisfies Samples<typeof contractOfferMachine>;
