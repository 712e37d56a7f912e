import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { balanceMachine } from './balance.machine';

export const balanceSamples = {
  title: { en: 'The balance', bn: 'ব্যালেন্স' },
  states: {
    loading: { en: 'The header asks to wait for the balance', bn: 'হেডারে ব্যালেন্সের জন্য একটু অপেক্ষা করতে বলা হয়' },
    failed: { en: 'The header says that the balance did not load', bn: 'ব্যালেন্স আসেনি, হেডারে জানানো হয়' },
    known: { en: 'The header shows the balance', bn: 'হেডারে ব্যালেন্স দেখা যায়' },
    'known.idle': { en: 'The header shows the balance', bn: 'হেডারে ব্যালেন্স দেখা যায়' },
    'known.looking': { en: 'The header shows the balance', bn: 'হেডারে ব্যালেন্স দেখা যায়' },
    'known.refreshing': {
      en: 'The button "Refresh balance" shows a spinner',
      bn: '"ব্যালেন্স রিফ্রেশ করুন" বোতামে লোডিং চিহ্ন',
    },
  },
  events: {
    'refresh.requested': { 'by the player': { en: 'Press "Refresh balance"', bn: '"ব্যালেন্স রিফ্রেশ করুন" চাপুন' } },
    'money.moved': { 'in another tab': { en: 'A transfer is made in another tab', bn: 'অন্য ট্যাবে ট্রান্সফার হয়' } },
  },
  outcomes: {
    loadBalance: {
      'a sum': { output: '25000.00', en: 'The balance comes', bn: 'ব্যালেন্স আসে' },
      offline,
    },
    lookBalance: {
      'another sum': { output: '25001.00', en: 'The balance has changed', bn: 'ব্যালেন্স বদলেছে' },
      offline,
    },
    watchMoney: {
      failed: {
        ...broken,
        en: 'Other tabs cannot be heard',
        bn: 'অন্য ট্যাবের কথা শোনা যায় না',
      },
    },
  },
} satisfies Samples<typeof balanceMachine>;
