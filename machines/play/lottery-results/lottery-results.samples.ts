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
  title: { en: 'Last results of a lottery', bn: 'লটারির শেষ ফলাফল' },
  states: {
    loading: { en: 'The last results are loading', bn: 'শেষ ফলাফল লোড হচ্ছে' },
    empty: { en: 'A message says that nothing has been drawn yet', bn: 'এখনও কোনো ড্র হয়নি জানানো হয়' },
    failed: {
      en: 'An error says that the results did not load; "Load the results again" is offered',
      bn: 'ফলাফল লোড হয়নি জানানো হয়; "ফলাফল আবার লোড করুন" বোতাম আছে',
    },
    loaded: { en: 'The last draws are shown; each can be verified', bn: 'শেষ ড্রগুলো দেখা যায়; প্রতিটি যাচাই করা যায়' },
    'loaded.idle': { en: 'The last draws are shown', bn: 'শেষ ড্রগুলো দেখা যায়' },
    'loaded.renewing': { en: 'The last draws stay visible while refreshing', bn: 'রিফ্রেশের সময় শেষ ড্রগুলো দেখা যায়' },
  },
  inputs: { 'of a lottery': { input: { lottery: 'LF3D' }, en: 'Open a lottery', bn: 'একটি লটারি খুলুন' } },
  events: {
    'results.outdated': { 'time goes by': { en: 'The results are due for a refresh', bn: 'ফলাফল রিফ্রেশ করার সময় হয়' } },
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
        en: 'The server returns draws, one of them void and one corrected',
        bn: 'সার্ভার ড্র পাঠায়, একটি বাতিল ও একটি সংশোধিত',
      },
      none: { output: [], en: 'The list of draws is empty', bn: 'ড্রর তালিকা ফাঁকা' },
      offline,
    },
    watchDraws: { failed: { ...broken, en: 'The automatic refresh fails', bn: 'নিজে থেকে রিফ্রেশ ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof lotteryResultsMachine>;
