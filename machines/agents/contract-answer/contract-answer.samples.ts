import type { Samples } from '../../../src/atlas';
import { heldContract, offeredContract, offline } from '../../samples';
import type { contractAnswerMachine } from './contract-answer.machine';

const losses = [{ number: 'C00000012', downline: 'agent3', ending: 'above' as const }];

export const contractAnswerSamples = {
  title: { en: 'An answer to a contract', bn: 'চুক্তির উত্তর' },
  states: {
    routing: { en: 'Nothing to see', bn: 'কিছু দেখার নেই' },
    reading: { en: 'Loads what would end', bn: 'কী শেষ হবে লোড হচ্ছে' },
    unread: {
      en: 'Shows why it could not be read, and offers to try again',
      bn: 'কেন পাওয়া যায়নি জানানো হয়, আবার চেষ্টা করা যায়',
    },
    asking: { en: 'The contract is shown, and what follows', bn: 'চুক্তি ও তার ফল দেখা যায়' },
    'asking.fresh': { en: 'The contract is shown, and what follows', bn: 'চুক্তি ও তার ফল দেখা যায়' },
    'asking.renewed': {
      en: 'Says that what would end has changed, and shows it',
      bn: 'কী শেষ হবে তা বদলেছে জানানো হয়, নতুনটি দেখা যায়',
    },
    'asking.refused': { en: 'Shows why it was rejected', bn: 'কেন গ্রহণ হয়নি জানানো হয়' },
    sending: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    rereading: { en: 'Loads again what would end', bn: 'কী শেষ হবে আবার লোড হচ্ছে' },
    outdated: { en: 'Says that the agreement has changed in the meantime', bn: 'এর মধ্যে চুক্তি বদলেছে জানানো হয়' },
    over: { en: 'The contracts are shown again', bn: 'চুক্তিগুলো আবার দেখা যায়' },
  },
  inputs: {
    'accepts an offer': {
      input: { contract: offeredContract, act: 'accept' },
      en: 'Press "Accept" beside an offer',
      bn: 'প্রস্তাবের পাশে "গ্রহণ করুন" চাপুন',
    },
    'rejects an offer': {
      input: { contract: offeredContract, act: 'reject' },
      en: 'Press "Reject" beside an offer',
      bn: 'প্রস্তাবের পাশে "প্রত্যাখ্যান করুন" চাপুন',
    },
  },
  events: {
    'answer.confirmed': { 'by the agent': { en: 'Press the button that says it', bn: 'যে বোতামে উত্তরটি লেখা তা চাপুন' } },
    'answer.left': { 'by the agent': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
    'retry.requested': { 'by the agent': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    readLosses: {
      'a contract ends': {
        output: { losses, digest: 'd1' },
        en: 'A contract of a downline would end',
        bn: 'একটি ডাউনলাইনের চুক্তি শেষ হবে',
      },
      'nothing ends': {
        output: { losses: [], digest: 'd0' },
        en: 'No other contract would end',
        bn: 'আর কোনো চুক্তি শেষ হবে না',
      },
      offline,
    },
    say: {
      said: { output: { kind: 'said', contract: heldContract }, en: 'The answer is sent', bn: 'উত্তর দেওয়া হয়েছে' },
      renewed: {
        output: { kind: 'renewed' },
        en: 'The agreements that would end have changed',
        bn: 'এর মধ্যে কী শেষ হবে তা বদলেছে',
      },
      outdated: {
        output: { kind: 'outdated' },
        en: 'The agreement has changed in the meantime',
        bn: 'এর মধ্যে চুক্তিটি বদলেছে',
      },
      offline,
    },
  },
} satisfies Samples<typeof contractAnswerMachine>;
