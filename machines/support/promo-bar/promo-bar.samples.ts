import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { promoBarMachine } from './promo-bar.machine';

const bar = {
  id: 'fair-results.1',
  title: 'Verified results',
  content: '<p>You can verify every result. <a href="/help?article=fair">How to</a></p>',
};

export const promoBarSamples = {
  title: { en: 'The line over home', bn: 'হোমের ওপরের লাইন' },
  inputs: {
    'at once': { input: { delay: 0, closedFor: 86_400_000 }, en: 'Open the portal', bn: 'পোর্টাল খুলুন' },
  },
  states: {
    away: { en: 'Nothing is shown: this is not home', bn: 'কিছু দেখা যায় না: এটি হোম নয়' },
    reading: { en: 'Nothing is shown yet', bn: 'এখনও কিছু দেখা যায় না' },
    quiet: { en: 'Nothing is shown', bn: 'কিছু দেখা যায় না' },
    waiting: { en: 'Nothing is shown yet', bn: 'এখনও কিছু দেখা যায় না' },
    shown: { en: 'A line with a link is shown at the lower edge', bn: 'নিচের প্রান্তে লিংকসহ একটি লাইন দেখা যায়' },
    closed: { en: 'The line is gone', bn: 'লাইনটি আর নেই' },
  },
  events: {
    'home.entered': { 'home is opened': { en: 'Open home', bn: 'হোম খুলুন' } },
    'home.left': { 'another page is opened': { en: 'Open another page', bn: 'অন্য একটি পেজ খুলুন' } },
    'bar.closed': { 'by the player': { en: 'Press "Close"', bn: '"বন্ধ করুন" চাপুন' } },
  },
  outcomes: {
    watchHome: { failed: { ...broken, en: 'The player’s page is unknown', bn: 'খেলোয়াড় কোথায় আছেন বোঝা যায় না' } },
    readBar: {
      'a line': {
        output: { kind: 'some', bar },
        en: 'There is a line for this reader',
        bn: 'এই পাঠকের জন্য একটি লাইন আছে',
      },
      none: { output: { kind: 'none' }, en: 'There is none', bn: 'কোনো লাইন নেই' },
      'closed lately': {
        output: { kind: 'closed' },
        en: 'It was closed less than a day ago',
        bn: 'এক দিনের কম আগে বন্ধ করা হয়েছে',
      },
      offline,
    },
    keepClosed: {
      kept: { output: undefined, en: 'The browser keeps that it is closed', bn: 'বন্ধ করার কথা ব্রাউজারে থেকে যায়' },
      failed: { ...broken, en: 'The browser keeps nothing', bn: 'ব্রাউজারে কিছু থাকে না' },
    },
  },
} satisfies Samples<typeof promoBarMachine>;
