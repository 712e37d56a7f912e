import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { lotteryResultsMachine } from './lottery-results.machine';

const draw = {
  gameCode: 'LF3D',
  numero: '2026-325',
  openedAt: 1_800_000_000_000,
  numbers: ['1', '0', '7'],
  isVoid: false,
  before: [],
};

export const lotteryResultsSamples = {
  title: { en: 'The last results of a lottery', bn: 'একটি লটারির শেষ ফলাফল' },
  states: {
    loading: { en: 'The last results are loading', bn: 'শেষ ফলাফল লোড হচ্ছে' },
    empty: { en: 'A message says that there are no draws yet', bn: 'এখনও কিছু ড্র হয়নি জানানো হয়' },
    failed: { en: 'Shows that they could not be loaded', bn: 'লোড করা যায়নি জানানো হয়' },
    shown: { en: 'The last draws are shown, each with a way to verify it', bn: 'শেষ ড্রগুলো দেখা যায়, প্রতিটি যাচাই করা যায়' },
    'shown.resting': { en: 'The last draws are shown', bn: 'শেষ ড্রগুলো দেখা যায়' },
    'shown.renewing': { en: 'The last draws stay as they were', bn: 'শেষ ড্রগুলো আগের মতোই থাকে' },
  },
  inputs: { 'of a lottery': { input: { lottery: 'LF3D' }, en: 'Open a lottery', bn: 'একটি লটারি খুলুন' } },
  events: {
    'results.outdated': { 'time goes by': { en: 'Wait a while', bn: 'কিছুক্ষণ অপেক্ষা করুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Load the results again"', bn: '"ফলাফল আবার লোড করুন" চাপুন' } },
  },
  outcomes: {
    loadResults: {
      'draws with a void and a corrected one': {
        output: [
          draw,
          { ...draw, numero: '2026-324', numbers: [], isVoid: true },
          { ...draw, numero: '2026-323', numbers: ['5', '5', '0'], before: [['5', '5', '1']] },
        ],
        en: 'There are draws',
        bn: 'ড্র আছে',
      },
      none: { output: [], en: 'There is none', bn: 'একটিও নেই' },
      offline,
    },
    watchDraws: { failed: { ...broken, en: 'The watch fails', bn: 'নজরদারি ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof lotteryResultsMachine>;
