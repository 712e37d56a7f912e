import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { promoBarMachine } from './promo-bar.machine';

const bar = {
  id: 'fair-results.1',
  title: 'Verified results',
  content: '<p>You can verify every result. <a href="/help?article=fair">How to</a></p>',
};

export const promoBarSamples = {
  title: { en: 'Promo bar on home', bn: 'হোমের প্রোমো বার' },
  inputs: {
    'at once': { input: { delay: 0, closedFor: 86_400_000 }, en: 'Open the portal', bn: 'পোর্টাল খুলুন' },
  },
  states: {
    hidden: {
      en: 'No bar is visible: home is not open, or a dialog covers it',
      bn: 'বার দেখা যায় না: হোম খোলা নেই, বা ওপরে ডায়ালগ আছে',
    },
    loading: { en: 'No bar is shown yet; it is loading', bn: 'বার এখনও দেখা যায় না; লোড হচ্ছে' },
    empty: { en: 'No bar is shown', bn: 'বার দেখা যায় না' },
    waiting: { en: 'No bar is shown yet; the delay runs', bn: 'বার এখনও দেখা যায় না; একটু পরে আসবে' },
    visible: { en: 'A bar with a link is shown at the bottom edge', bn: 'নিচের প্রান্তে লিংকসহ বার দেখা যায়' },
    closed: { en: 'The bar is closed', bn: 'বারটি বন্ধ' },
  },
  events: {
    'home.entered': { 'home is opened': { en: 'Open home', bn: 'হোম খুলুন' } },
    'home.left': { 'another page is opened': { en: 'Open another page or a dialog', bn: 'অন্য একটি পেজ বা ডায়ালগ খুলুন' } },
    'bar.closed': { 'by the player': { en: 'Press "Close"', bn: '"বন্ধ করুন" চাপুন' } },
  },
  outcomes: {
    watchHome: { failed: { ...broken, en: 'Detecting the current page fails', bn: 'কোন পেজ খোলা আছে ধরা পড়ে না' } },
    readBar: {
      'a line': {
        output: { kind: 'some', bar },
        en: 'There is a bar for this player',
        bn: 'এই খেলোয়াড়ের জন্য একটি বার আছে',
      },
      none: { output: { kind: 'none' }, en: 'There is no bar for this player', bn: 'এই খেলোয়াড়ের জন্য কোনো বার নেই' },
      'closed recently': {
        output: { kind: 'closed' },
        en: 'The bar was closed less than a day ago',
        bn: 'বারটি এক দিনের কম আগে বন্ধ করা হয়েছে',
      },
      offline,
    },
    keepClosed: {
      kept: { output: undefined, en: 'The browser stores that the bar is closed', bn: 'বারটি বন্ধ, ব্রাউজার মনে রাখে' },
      failed: { ...broken, en: 'The browser storage fails', bn: 'ব্রাউজারের স্টোরেজ ব্যর্থ হয়' },
    },
  },
} satisfies Samples<typeof promoBarMachine>;
