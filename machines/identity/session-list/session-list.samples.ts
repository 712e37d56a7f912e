import type { Samples } from '../../../src/atlas';
import { broken, formEnds } from '../../samples';
import type { sessionListMachine } from './session-list.machine';

export const sessionListSamples = {
  title: { en: 'Session list', bn: 'সেশনের তালিকা' },
  states: {
    open: { en: 'The session list is open', bn: 'সেশনের তালিকা খোলা' },
    'open.listing': {
      en: 'Each session shows its device, location, start and last use',
      bn: 'প্রতিটি সেশনের ডিভাইস, স্থান, শুরু ও শেষ ব্যবহার দেখা যায়',
    },
    'open.listing.idle': {
      en: 'The sessions are listed; the current one is marked',
      bn: 'সেশনগুলো দেখা যায়; বর্তমান সেশন চিহ্নিত',
    },
    'open.listing.ended': { en: 'A message confirms that the session is ended', bn: 'সেশন শেষ হয়েছে জানানো হয়' },
    'open.confirming': { en: 'The form asks for the password', bn: 'ফর্মে পাসওয়ার্ড চাওয়া হয়' },
    failed: {
      en: 'An error is shown; "Try again" and "Back" are offered',
      bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" ও "ফিরে যান" বোতাম আছে',
    },
    left: { en: 'The security settings are shown again', bn: 'আবার নিরাপত্তার সেটিংগুলো দেখা যায়' },
  },
  events: {
    'end.requested': {
      'another session': {
        event: { id: '01930000-0000-7000-8000-0000000000a2' },
        en: 'Press "End" next to another session',
        bn: 'অন্য একটি সেশনের পাশে "শেষ করুন" চাপুন',
      },
    },
    'endOthers.requested': { 'by the player': { en: 'Press "End all others"', bn: '"বাকি সব শেষ করুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    list: {
      left: { output: undefined, en: 'The player leaves the session list', bn: 'খেলোয়াড় সেশনের তালিকা থেকে ফিরে যান' },
      failed: { ...broken, en: 'The session list crashes', bn: 'সেশনের তালিকায় ত্রুটি ঘটে' },
    },
    form: formEnds({
      en: 'The server ends the selected session, or all others',
      bn: 'সার্ভার বেছে নেওয়া সেশন, বা বাকি সব সেশন শেষ করে',
    }),
  },
} satisfies Samples<typeof sessionListMachine>;
