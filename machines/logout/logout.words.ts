import type { Words } from '../../src/atlas';
import type { logoutMachine } from './logout.machine';
import type { logoutSamples } from './logout.samples';

/** What QA and product read of logging out. */
export const logoutWords = {
  en: {
    title: 'Logging out',
    states: {
      confirming: 'The question whether to log out is shown',
      ending: 'The button shows a spinner',
      forgetting: 'The session is being cleared away',
      loggedOut: 'Logged out; the home page is shown',
      stayed: 'Nothing has changed',
    },
    events: {
      'logout.confirmed': { 'by the player': 'Press "Log out"' },
      'logout.cancelled': { 'by the player': 'Press "Stay"' },
    },
    outcomes: {
      endSession: {
        ended: 'The gateway has ended the session',
        'ended before': 'The gateway says that the session had ended before',
        offline: 'The gateway cannot be reached',
      },
      forgetSession: {
        cleared: 'The storage of the session is cleared',
        'storage cannot be cleared': 'The storage of the browser cannot be cleared',
      },
    },
  },
  bn: {
    title: 'লগ আউট',
    states: {
      confirming: 'লগ আউট করবেন কি না জানতে চাওয়া হয়',
      ending: 'বোতামে লোডিং চিহ্ন',
      forgetting: 'সেশন মুছে ফেলা হচ্ছে',
      loggedOut: 'লগ আউট হয়ে গেছে; হোম পেজ দেখা যায়',
      stayed: 'কিছুই বদলায়নি',
    },
    events: {
      'logout.confirmed': { 'by the player': '"লগ আউট" চাপুন' },
      'logout.cancelled': { 'by the player': '"থাকুন" চাপুন' },
    },
    outcomes: {
      endSession: {
        ended: 'গেটওয়ে সেশন শেষ করেছে',
        'ended before': 'গেটওয়ে জানায় সেশন আগেই শেষ হয়েছে',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      forgetSession: {
        cleared: 'সেশনের তথ্য মুছে গেছে',
        'storage cannot be cleared': 'ব্রাউজারের স্টোরেজ মোছা যাচ্ছে না',
      },
    },
  },
} satisfies Words<typeof logoutMachine, typeof logoutSamples>;
