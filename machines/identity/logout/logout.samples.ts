import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { logoutMachine } from './logout.machine';

export const logoutSamples = {
  title: { en: 'Logout', bn: 'লগ আউট' },
  states: {
    confirming: { en: 'The dialog "Log out?" is shown', bn: '"লগ আউট করবেন?" ডায়ালগ দেখা যায়' },
    ending: { en: 'A spinner is shown on "Log out"', bn: '"লগ আউট" বোতামে লোডিং চিহ্ন দেখা যায়' },
    forgetting: { en: 'The session data is being deleted', bn: 'সেশনের তথ্য মুছে ফেলা হচ্ছে' },
    loggedOut: { en: 'The player is logged out; the home page is shown', bn: 'লগ আউট হয়েছে; হোম পেজ দেখা যায়' },
    cancelled: { en: 'The dialog is closed; the player is still logged in', bn: 'ডায়ালগ বন্ধ; খেলোয়াড় লগ ইন অবস্থায় আছেন' },
  },
  events: {
    'logout.confirmed': { 'by the player': { en: 'Press "Log out"', bn: '"লগ আউট" চাপুন' } },
    'logout.cancelled': { 'by the player': { en: 'Press "Stay"', bn: '"থাকুন" চাপুন' } },
  },
  outcomes: {
    endSession: {
      ended: { output: undefined, en: 'The server ends the session', bn: 'সার্ভার সেশন শেষ করে' },
      'ended before': {
        error: { kind: 'unauthorised', code: 'session.ended', message: 'Your session has ended.', status: 401 },
        en: 'The server reports that the session has already ended',
        bn: 'সার্ভার জানায়, সেশন আগেই শেষ হয়েছে',
      },
      offline,
    },
    forgetSession: {
      cleared: { output: undefined, en: 'The browser deletes the session data', bn: 'ব্রাউজার সেশনের তথ্য মুছে ফেলে' },
      'storage cannot be cleared': {
        ...broken,
        en: 'The browser cannot delete the session data',
        bn: 'ব্রাউজার সেশনের তথ্য মুছতে পারে না',
      },
    },
  },
} satisfies Samples<typeof logoutMachine>;
