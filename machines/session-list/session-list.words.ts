import type { Words } from '../../src/atlas';
import type { sessionListMachine } from './session-list.machine';
import type { sessionListSamples } from './session-list.samples';

/** What QA and product read of the list of sessions. */
export const sessionListWords = {
  en: {
    title: 'Where the player is logged in',
    states: {
      loading: 'The list shows that it is being read',
      failed: 'The list says that it could not be read, and offers to try again',
      shown: 'Each session is shown with device, place and times',
      asking: 'The password is asked',
      left: 'The overview is shown again',
    },
    events: {
      'end.requested': { 'another session': 'Press "End" beside another session' },
      'endOthers.requested': { 'by the player': 'Press "End all others"' },
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'section.left': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      loadSessions: { 'two sessions': 'There is this session and another', offline: 'The gateway cannot be reached' },
      form: { sent: 'The session is ended', left: 'The question is left', 'broke down': 'The form breaks down' },
    },
  },
  bn: {
    title: 'কোথায় কোথায় লগইন করা আছে',
    states: {
      loading: 'তালিকা পড়া হচ্ছে দেখা যায়',
      failed: 'তালিকা পড়া যায়নি জানানো হয়, আবার চেষ্টা করা যায়',
      shown: 'প্রতিটি সেশন যন্ত্র, স্থান ও সময়সহ দেখা যায়',
      asking: 'পাসওয়ার্ড চাওয়া হয়',
      left: 'আবার সারসংক্ষেপ দেখা যায়',
    },
    events: {
      'end.requested': { 'another session': 'অন্য সেশনের পাশে "শেষ করুন" চাপুন' },
      'endOthers.requested': { 'by the player': '"বাকি সব শেষ করুন" চাপুন' },
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'section.left': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      loadSessions: { 'two sessions': 'এই সেশন ও আরেকটি আছে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      form: { sent: 'সেশনটি শেষ হয়েছে', left: 'প্রশ্নটি ছেড়ে দেওয়া হয়েছে', 'broke down': 'ফর্মটি ভেঙে পড়ে' },
    },
  },
} satisfies Words<typeof sessionListMachine, typeof sessionListSamples>;
