import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { lotteryChasesMachine } from './lottery-chases.machine';

export const lotteryChasesSamples = {
  title: { en: 'Running chases', bn: 'চলমান টানা বাজি' },
  states: {
    open: { en: '"My chases" is open', bn: '"আমার টানা বাজি" খোলা আছে' },
    'open.listing': { en: 'Each chase is shown with its hold', bn: 'প্রতিটি টানা বাজি ও কত আটকে আছে দেখা যায়' },
    'open.listing.idle': { en: 'The chases are listed', bn: 'টানা বাজির তালিকা দেখা যায়' },
    'open.listing.ended': {
      en: 'A success message confirms the end; the returned amount is shown',
      bn: 'শেষ হয়েছে জানানো হয়; কত ফেরত এসেছে দেখা যায়',
    },
    'open.confirming': {
      en: 'A question asks whether to end one or all chases',
      bn: 'একটি বা সব টানা বাজি শেষ করবেন কি না জানতে চাওয়া হয়',
    },
    'open.confirming.fresh': {
      en: 'A question asks whether to end one or all chases',
      bn: 'একটি বা সব টানা বাজি শেষ করবেন কি না জানতে চাওয়া হয়',
    },
    'open.confirming.rejected': { en: 'An error says why nothing was ended', bn: 'কেন শেষ করা যায়নি জানানো হয়' },
    'open.ending': { en: 'A spinner is shown on the "Yes, end" button', bn: '"হ্যাঁ, শেষ করুন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    failed: {
      en: 'The list failed; "Try again" is offered',
      bn: 'তালিকাটি ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
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
    'end.cancelled': { 'by the player': { en: 'Press "Keep"', bn: '"রেখে দিন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    endChases: {
      ended: {
        output: { draws: 3, returned: '6.00', balance: '1000.00' },
        en: 'The server ends the chase',
        bn: 'সার্ভার টানা বাজি শেষ করে',
      },
      offline,
    },
  },
} satisfies Samples<typeof lotteryChasesMachine>;
