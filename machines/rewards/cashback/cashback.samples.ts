import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { cashbackMachine } from './cashback.machine';

export const cashbackSamples = {
  title: { en: 'Cashback', bn: 'ক্যাশব্যাক' },
  states: {
    open: { en: 'The cashback page is open', bn: 'ক্যাশব্যাক পেজ খোলা আছে' },
    'open.listing': { en: 'Each day is shown with what it comes to', bn: 'প্রতিটি দিনের হিসাব দেখা যায়' },
    'open.listing.idle': { en: 'The days are listed', bn: 'দিনগুলো দেখা যায়' },
    'open.listing.claimed': { en: 'Shows what was paid', bn: 'কত পাওয়া গেছে জানানো হয়' },
    'open.listing.changed': { en: 'Shows that the cashback has changed', bn: 'ক্যাশব্যাক বদলে গেছে জানানো হয়' },
    'open.listing.refused': { en: 'Shows why nothing was claimed', bn: 'কেন নেওয়া যায়নি জানানো হয়' },
    'open.claiming': { en: 'The claim is being sent', bn: 'নেওয়ার অনুরোধ পাঠানো হচ্ছে' },
    failed: {
      en: 'Shows that the list has failed, and offers to try again',
      bn: 'তালিকাটি ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'claim.requested': { 'all of it': { event: { amount: '6.50' }, en: 'Press "Claim all"', bn: '"সব নিন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    claim: {
      paid: { output: { kind: 'paid', amount: '6.50' }, en: 'It is paid', bn: 'ওয়ালেটে আসে' },
      changed: {
        output: { kind: 'changed' },
        en: 'The amount has changed in the meantime',
        bn: 'এর মধ্যে হিসাব বদলে গেছে',
      },
      offline,
    },
  },
} satisfies Samples<typeof cashbackMachine>;
