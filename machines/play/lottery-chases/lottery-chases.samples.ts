import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { lotteryChasesMachine } from './lottery-chases.machine';

export const lotteryChasesSamples = {
  title: { en: 'The chases that run', bn: 'চলমান টানা ড্রর বাজি' },
  states: {
    open: { en: 'The chases are open', bn: 'টানা ড্রর বাজিগুলো খোলা আছে' },
    'open.listing': { en: 'Each chase is shown with what it holds', bn: 'প্রতিটি কত আটকে রেখেছে তা সহ দেখা যায়' },
    'open.listing.idle': { en: 'The chases are listed', bn: 'টানা ড্রর বাজিগুলো দেখা যায়' },
    'open.listing.ended': {
      en: 'Shows which chase ended, and what was returned',
      bn: 'কী শেষ হয়েছে ও কত ফিরেছে জানানো হয়',
    },
    'open.asking': { en: 'A question asks whether to end it', bn: 'শেষ করা হবে কি না জিজ্ঞেস করা হয়' },
    'open.asking.fresh': { en: 'A question asks whether to end it', bn: 'শেষ করা হবে কি না জিজ্ঞেস করা হয়' },
    'open.asking.refused': { en: 'Shows why it was not ended', bn: 'কেন শেষ হয়নি জানানো হয়' },
    'open.ending': { en: 'It is being ended', bn: 'শেষ করা হচ্ছে' },
    failed: {
      en: 'Shows that the list has failed, and offers to try again',
      bn: 'তালিকাটি ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'end.requested': {
      'a chase': {
        event: { id: '01930000-0000-7000-8000-0000000000ca' },
        en: 'Press "End this chase"',
        bn: '"এটি শেষ করুন" চাপুন',
      },
    },
    'endAll.requested': { 'by the player': { en: 'Press "End all chases"', bn: '"সবগুলো শেষ করুন" চাপুন' } },
    'end.confirmed': { 'by the player': { en: 'Press "Yes, end"', bn: '"হ্যাঁ, শেষ করুন" চাপুন' } },
    'end.left': { 'by the player': { en: 'Press "Keep"', bn: '"রেখে দিন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    endChases: {
      ended: { output: { draws: 3, returned: '6.00', balance: '1000.00' }, en: 'It is ended', bn: 'শেষ হয়েছে' },
      offline,
    },
  },
} satisfies Samples<typeof lotteryChasesMachine>;
