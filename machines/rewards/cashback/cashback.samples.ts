import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { cashbackMachine } from './cashback.machine';

export const cashbackSamples = {
  title: { en: 'Cashback', bn: 'ক্যাশব্যাক' },
  states: {
    open: { en: 'The cashback page is open', bn: 'ক্যাশব্যাক পেজ খোলা আছে' },
    'open.listing': { en: 'The cashback is listed by day', bn: 'দিন অনুযায়ী ক্যাশব্যাক দেখা যায়' },
    'open.listing.idle': { en: 'The cashback is listed by day', bn: 'দিন অনুযায়ী ক্যাশব্যাক দেখা যায়' },
    'open.listing.claimed': { en: 'A success message shows the amount paid', bn: 'কত পাওয়া গেছে জানানো হয়' },
    'open.listing.changed': {
      en: 'A message says that the cashback has changed; nothing was claimed',
      bn: 'ক্যাশব্যাক বদলে গেছে জানানো হয়; কিছু নেওয়া হয়নি',
    },
    'open.listing.rejected': { en: 'An error says why the claim failed', bn: 'কেন নেওয়া যায়নি জানানো হয়' },
    'open.claiming': { en: 'A spinner is shown on the "Claim all" button', bn: '"সব নিন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    failed: {
      en: 'The list of cashback failed; "Try again" is offered',
      bn: 'ক্যাশব্যাকের তালিকা ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'claim.requested': { 'all of it': { event: { amount: '6.50' }, en: 'Press "Claim all"', bn: '"সব নিন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: {
      failed: { ...broken, en: 'The list of cashback fails unexpectedly', bn: 'ক্যাশব্যাকের তালিকা অপ্রত্যাশিতভাবে ব্যর্থ হয়' },
    },
    claim: {
      paid: {
        output: { kind: 'paid', amount: '6.50' },
        en: 'The server pays the cashback',
        bn: 'সার্ভার ওয়ালেটে ক্যাশব্যাক দেয়',
      },
      changed: {
        output: { kind: 'changed' },
        en: 'The server rejects the claim: the amount has changed',
        bn: 'সার্ভার অনুরোধ গ্রহণ করে না: পরিমাণ বদলে গেছে',
      },
      offline,
    },
  },
} satisfies Samples<typeof cashbackMachine>;
