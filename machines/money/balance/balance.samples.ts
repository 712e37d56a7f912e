import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { balanceMachine } from './balance.machine';

export const balanceSamples = {
  title: { en: 'Balance', bn: 'ব্যালেন্স' },
  states: {
    loading: {
      en: 'The header shows "Please wait a moment" instead of the balance',
      bn: 'হেডারে ব্যালেন্সের জায়গায় "একটু অপেক্ষা করুন" দেখা যায়',
    },
    failed: { en: 'The header shows "Balance did not load"', bn: 'হেডারে "ব্যালেন্স লোড হয়নি" দেখা যায়' },
    known: { en: 'The header shows the balance', bn: 'হেডারে ব্যালেন্স দেখা যায়' },
    'known.idle': { en: 'The header shows the balance', bn: 'হেডারে ব্যালেন্স দেখা যায়' },
    'known.polling': { en: 'The header shows the balance', bn: 'হেডারে ব্যালেন্স দেখা যায়' },
    'known.refreshing': {
      en: 'A spinner is shown on the "Refresh balance" button',
      bn: '"ব্যালেন্স রিফ্রেশ করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
  },
  events: {
    'refresh.requested': { 'by the player': { en: 'Press "Refresh balance"', bn: '"ব্যালেন্স রিফ্রেশ করুন" চাপুন' } },
    'money.moved': { 'in another tab': { en: 'Another tab makes a transfer', bn: 'অন্য ট্যাবে ট্রান্সফার হয়' } },
  },
  outcomes: {
    loadBalance: {
      'an amount': { output: '25000.00', en: 'The server returns the balance', bn: 'সার্ভার ব্যালেন্স পাঠায়' },
      offline,
    },
    lookBalance: {
      'another amount': {
        output: '25001.00',
        en: 'The server returns a changed balance',
        bn: 'সার্ভার বদলে যাওয়া ব্যালেন্স পাঠায়',
      },
      offline,
    },
    watchMoney: {
      failed: {
        ...broken,
        en: 'Updates from other tabs cannot be received',
        bn: 'অন্য ট্যাব থেকে আপডেট পাওয়া যায় না',
      },
    },
  },
} satisfies Samples<typeof balanceMachine>;
