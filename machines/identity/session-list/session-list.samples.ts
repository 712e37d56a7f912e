import type { Samples } from '../../../src/atlas';
import { broken, formEnds } from '../../samples';
import type { sessionListMachine } from './session-list.machine';

export const sessionListSamples = {
  title: { en: 'Where the player is logged in', bn: 'কোথায় কোথায় লগ ইন করা আছে' },
  states: {
    open: { en: 'The sessions are open', bn: 'সেশনগুলো খোলা আছে' },
    'open.listing': {
      en: 'Each session is shown with device, place and times',
      bn: 'প্রতিটি সেশন ডিভাইস, স্থান ও সময়সহ দেখা যায়',
    },
    'open.listing.idle': { en: 'Each session is shown', bn: 'প্রতিটি সেশন দেখা যায়' },
    'open.listing.ended': { en: 'Shows that it was ended', bn: 'শেষ করা হয়েছে জানানো হয়' },
    'open.confirming': { en: 'The password is requested', bn: 'পাসওয়ার্ড চাওয়া হয়' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    left: { en: 'The overview is shown again', bn: 'আবার সারসংক্ষেপ দেখা যায়' },
  },
  events: {
    'end.requested': {
      'another session': {
        event: { id: '01930000-0000-7000-8000-0000000000a2' },
        en: 'Press "End" beside another session',
        bn: 'অন্য সেশনের পাশে "শেষ করুন" চাপুন',
      },
    },
    'endOthers.requested': { 'by the player': { en: 'Press "End all others"', bn: '"বাকি সব শেষ করুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    list: {
      left: { output: undefined, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' },
    },
    form: formEnds({ en: 'The session is ended', bn: 'সেশনটি শেষ হয়েছে' }),
  },
} satisfies Samples<typeof sessionListMachine>;
