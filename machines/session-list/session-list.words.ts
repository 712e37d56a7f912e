import type { Words } from '../../src/atlas';
import type { sessionListMachine } from './session-list.machine';
import type { sessionListSamples } from './session-list.samples';

/** What QA and product read of the list of sessions. */
export const sessionListWords = {
  en: {
    title: 'Where the player is logged in',
    states: {
      open: 'The sessions are open',
      'open.listing': 'Each session is shown with device, place and times',
      'open.listing.idle': 'Each session is shown',
      'open.listing.ended': 'Shows that it was ended',
      'open.confirming': 'The password is asked',
      failed: 'Shows that a part has failed, and offers to try again',
      left: 'The overview is shown again',
    },
    events: {
      'end.requested': { 'another session': 'Press "End" beside another session' },
      'endOthers.requested': { 'by the player': 'Press "End all others"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      list: { left: 'It is left', failed: 'The list fails' },
      form: { sent: 'The session is ended', left: 'The question is left', 'broke down': 'The form fails' },
    },
  },
  bn: {
    title: 'কোথায় কোথায় লগ ইন করা আছে',
    states: {
      open: 'সেশনগুলো খোলা আছে',
      'open.listing': 'প্রতিটি সেশন ডিভাইস, স্থান ও সময়সহ দেখা যায়',
      'open.listing.idle': 'প্রতিটি সেশন দেখা যায়',
      'open.listing.ended': 'শেষ করা হয়েছে জানানো হয়',
      'open.confirming': 'পাসওয়ার্ড চাওয়া হয়',
      failed: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
      left: 'আবার সারসংক্ষেপ দেখা যায়',
    },
    events: {
      'end.requested': { 'another session': 'অন্য সেশনের পাশে "শেষ করুন" চাপুন' },
      'endOthers.requested': { 'by the player': '"বাকি সব শেষ করুন" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      list: { left: 'ছেড়ে দেওয়া হয়েছে', failed: 'তালিকাটি ব্যর্থ হয়' },
      form: { sent: 'সেশনটি শেষ হয়েছে', left: 'প্রশ্নটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ব্যর্থ হয়' },
    },
  },
} satisfies Words<typeof sessionListMachine, typeof sessionListSamples>;
