import type { Samples } from '../../../src/atlas';
import { heldContract, offeredContract, offline } from '../../samples';
import type { contractAnswerMachine } from './contract-answer.machine';

const losses = [{ number: 'C00000012', downline: 'agent3', ending: 'above' as const }];

export const contractAnswerSamples = {
  title: { en: 'Contract answer', bn: 'চুক্তির উত্তর' },
  states: {
    routing: {
      en: 'The screen does not change; the type of answer is checked',
      bn: 'স্ক্রিনে কিছু বদলায় না; উত্তরের ধরন যাচাই হয়',
    },
    loading: {
      en: 'The contracts that acceptance would end are loading',
      bn: 'গ্রহণ করলে যে চুক্তিগুলো শেষ হবে, সেগুলো লোড হচ্ছে',
    },
    loadFailed: {
      en: 'An error says why loading failed; "Try again" is offered',
      bn: 'কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    reviewing: {
      en: 'The terms of the contract and the effect of the answer are shown',
      bn: 'চুক্তির শর্ত ও উত্তরের ফলাফল দেখা যায়',
    },
    'reviewing.fresh': {
      en: 'The terms of the contract and the effect of the answer are shown',
      bn: 'চুক্তির শর্ত ও উত্তরের ফলাফল দেখা যায়',
    },
    'reviewing.renewed': {
      en: 'A message says that the contracts that would end have changed; the new list is shown',
      bn: 'কোন চুক্তি শেষ হবে তা বদলেছে জানানো হয়; নতুন তালিকা দেখা যায়',
    },
    'reviewing.rejected': { en: 'An error says why the answer was not accepted', bn: 'উত্তর কেন গ্রহণ হয়নি জানানো হয়' },
    sending: { en: 'A spinner is shown on the confirm button', bn: 'নিশ্চিত করার বোতামে লোডিং চিহ্ন দেখা যায়' },
    rereading: {
      en: 'The contracts that acceptance would end are loading again',
      bn: 'গ্রহণ করলে যে চুক্তিগুলো শেষ হবে, সেগুলো আবার লোড হচ্ছে',
    },
    outdated: {
      en: 'A message says that the contract has changed; nothing was sent',
      bn: 'চুক্তিটি বদলে গেছে জানানো হয়; কিছু পাঠানো হয়নি',
    },
    ended: { en: 'The list of contracts is shown again', bn: 'চুক্তির তালিকা আবার দেখা যায়' },
  },
  inputs: {
    'accepts an offer': {
      input: { contract: offeredContract, act: 'accept' },
      en: 'Press "Accept" next to an offer',
      bn: 'একটি প্রস্তাবের পাশে "গ্রহণ করুন" চাপুন',
    },
    'rejects an offer': {
      input: { contract: offeredContract, act: 'reject' },
      en: 'Press "Reject" next to an offer',
      bn: 'একটি প্রস্তাবের পাশে "প্রত্যাখ্যান করুন" চাপুন',
    },
  },
  events: {
    'answer.confirmed': {
      'by the agent': { en: 'Confirm with "Accept" or "Reject"', bn: '"গ্রহণ করুন" বা "প্রত্যাখ্যান করুন" চেপে নিশ্চিত করুন' },
    },
    'answer.cancelled': { 'by the agent': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
    'retry.requested': { 'by the agent': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    readLosses: {
      'a contract ends': {
        output: { losses, digest: 'd1' },
        en: 'A downline’s contract would end',
        bn: 'একজন ডাউনলাইনের চুক্তি শেষ হবে',
      },
      'nothing ends': {
        output: { losses: [], digest: 'd0' },
        en: 'No other contract would end',
        bn: 'আর কোনো চুক্তি শেষ হবে না',
      },
      offline,
    },
    sendAnswer: {
      said: {
        output: { kind: 'said', contract: heldContract },
        en: 'The server accepts the answer',
        bn: 'সার্ভার উত্তরটি গ্রহণ করে',
      },
      renewed: {
        output: { kind: 'renewed' },
        en: 'The server rejects it: the contracts that would end have changed',
        bn: 'সার্ভার উত্তরটি গ্রহণ করে না: কোন চুক্তি শেষ হবে তা বদলেছে',
      },
      outdated: {
        output: { kind: 'outdated' },
        en: 'The server rejects it: the offered contract has changed',
        bn: 'সার্ভার উত্তরটি গ্রহণ করে না: প্রস্তাবিত চুক্তিটি বদলে গেছে',
      },
      offline,
    },
  },
} satisfies Samples<typeof contractAnswerMachine>;
