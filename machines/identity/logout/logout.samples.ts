import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { logoutMachine } from './logout.machine';

export const logoutSamples = {
  title: { en: 'Logging out', bn: 'লগ আউট' },
  states: {
    confirming: { en: 'The question whether to log out is shown', bn: 'লগ আউট করবেন কি না জানতে চাওয়া হয়' },
    ending: { en: 'The button shows a spinner', bn: 'বোতামে লোডিং চিহ্ন' },
    forgetting: { en: 'The session is being cleared away', bn: 'সেশন মুছে ফেলা হচ্ছে' },
    loggedOut: { en: 'Logged out; the home page is shown', bn: 'লগ আউট হয়ে গেছে; হোম পেজ দেখা যায়' },
    stayed: { en: 'Nothing has changed', bn: 'কিছুই বদলায়নি' },
  },
  events: {
    'logout.confirmed': { 'by the player': { en: 'Press "Log out"', bn: '"লগ আউট" চাপুন' } },
    'logout.cancelled': { 'by the player': { en: 'Press "Stay"', bn: '"থাকুন" চাপুন' } },
  },
  outcomes: {
    endSession: {
      ended: { output: undefined, en: 'The gateway has ended the session', bn: 'গেটওয়ে সেশন শেষ করেছে' },
      'ended before': {
        error: { kind: 'unauthorised', code: 'session.ended', message: 'Your session has ended.', status: 401 },
        en: 'The gateway says that the session had ended before',
        bn: 'গেটওয়ে জানায় সেশন আগেই শেষ হয়েছে',
      },
      offline,
    },
    forgetSession: {
      cleared: { output: undefined, en: 'The storage of the session is cleared', bn: 'সেশনের তথ্য মুছে গেছে' },
      'storage cannot be cleared': {
        ...broken,
        en: 'The storage of the browser cannot be cleared',
        bn: 'ব্রাউজারের স্টোরেজ মোছা যাচ্ছে না',
      },
    },
  },
} satisfies Samples<typeof logoutMachine>;
