import type { Words } from '../../src/atlas';
import type { balanceMachine } from './balance.machine';
import type { balanceSamples } from './balance.samples';

/** What QA and product read of the balance. */
export const balanceWords = {
  en: {
    title: 'The balance',
    states: {
      loading: 'The header asks to wait for the balance',
      failed: 'The header says that the balance did not load',
      known: 'The header shows the balance',
      'known.idle': 'The header shows the balance',
      'known.looking': 'The header shows the balance',
      'known.refreshing': 'The button "Refresh balance" shows a spinner',
    },
    events: {
      'refresh.requested': { 'by the player': 'Press "Refresh balance"' },
      'money.moved': { 'in another tab': 'A transfer is made in another tab' },
    },
    outcomes: {
      loadBalance: { 'a sum': 'The balance comes', offline: 'The gateway cannot be reached' },
      lookBalance: { 'another sum': 'The balance has changed', offline: 'The gateway cannot be reached' },
      watchMoney: { 'broke down': 'Other tabs cannot be heard' },
    },
  },
  bn: {
    title: 'ব্যালেন্স',
    states: {
      loading: 'হেডারে ব্যালেন্সের জন্য একটু অপেক্ষা করতে বলা হয়',
      failed: 'ব্যালেন্স আসেনি, হেডারে জানানো হয়',
      known: 'হেডারে ব্যালেন্স দেখা যায়',
      'known.idle': 'হেডারে ব্যালেন্স দেখা যায়',
      'known.looking': 'হেডারে ব্যালেন্স দেখা যায়',
      'known.refreshing': '"ব্যালেন্স রিফ্রেশ করুন" বোতামে লোডিং চিহ্ন',
    },
    events: {
      'refresh.requested': { 'by the player': '"ব্যালেন্স রিফ্রেশ করুন" চাপুন' },
      'money.moved': { 'in another tab': 'অন্য ট্যাবে ট্রান্সফার হয়' },
    },
    outcomes: {
      loadBalance: { 'a sum': 'ব্যালেন্স আসে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      lookBalance: { 'another sum': 'ব্যালেন্স বদলেছে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      watchMoney: { 'broke down': 'অন্য ট্যাবের কথা শোনা যায় না' },
    },
  },
} satisfies Words<typeof balanceMachine, typeof balanceSamples>;
