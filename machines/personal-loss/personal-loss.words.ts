import type { Words } from '../../src/atlas';
import type { personalLossMachine } from './personal-loss.machine';
import type { personalLossSamples } from './personal-loss.samples';

/** What QA and product read of the personal loss. */
export const personalLossWords = {
  en: {
    title: 'Personal loss',
    states: {
      loading: 'The page shows that the days are being read',
      failed: 'It says what went wrong, and offers to try again',
      empty: 'It says that nothing was staked in these days',
      shown: 'Stake, win and result are shown, drawn by day and in a table',
    },
    events: {
      'span.chosen': { 'a week': 'Choose "7 days"', 'a month': 'Choose "30 days"', 'three months': 'Choose "90 days"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
    },
    outcomes: {
      loadLoss: {
        'won and lost': 'There were bets, won and lost',
        'nothing was staked': 'There were no bets',
        offline: 'The gateway cannot be reached',
      },
    },
  },
  bn: {
    title: 'ব্যক্তিগত ক্ষতির হিসাব',
    states: {
      loading: 'দিনগুলো পড়া হচ্ছে দেখা যায়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      empty: 'এই দিনগুলোতে কোনো বাজি ছিল না জানানো হয়',
      shown: 'বাজি, জয় ও ফল দেখা যায়, দিন ধরে ছবিতে ও সারণিতে',
    },
    events: {
      'span.chosen': { 'a week': '"৭ দিন" বাছুন', 'a month': '"৩০ দিন" বাছুন', 'three months': '"৯০ দিন" বাছুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
    },
    outcomes: {
      loadLoss: {
        'won and lost': 'বাজি ছিল, জয়ও হারও',
        'nothing was staked': 'কোনো বাজি ছিল না',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
    },
  },
} satisfies Words<typeof personalLossMachine, typeof personalLossSamples>;
