import type { Samples } from '../../../src/atlas';
import type { gateMachine } from './gate.machine';

export const gateSamples = {
  title: { en: 'Login requirement', bn: 'লগ ইনের বাধ্যবাধকতা' },
  states: {
    unknown: { en: 'The login requirement is not known yet', bn: 'লগ ইন লাগবে কি না এখনও জানা নেই' },
    open: { en: 'All pages are open without a login', bn: 'লগ ইন ছাড়াই সব পেজ খোলা' },
    guarded: { en: 'Pages require a login', bn: 'পেজ দেখতে লগ ইন লাগে' },
    'guarded.checking': { en: 'The session is checked', bn: 'সেশন যাচাই হচ্ছে' },
    'guarded.open': { en: 'All pages are open: the player is logged in', bn: 'সব পেজ খোলা: খেলোয়াড় লগ ইন করা আছেন' },
    'guarded.locked': {
      en: 'The login page is shown instead of the requested page',
      bn: 'চাওয়া পেজের বদলে লগ ইন পেজ দেখা যায়',
    },
  },
  events: {
    'site.opened': {
      'open to all': {
        event: { loginFirst: false },
        en: 'The site requires no login',
        bn: 'সাইটে লগ ইন লাগে না',
      },
      'after a login': {
        event: { loginFirst: true },
        en: 'The site requires a login',
        bn: 'সাইটে লগ ইন লাগে',
      },
    },
    'session.present': { 'by the session': { en: 'The player is logged in', bn: 'খেলোয়াড় লগ ইন করা আছেন' } },
    'session.absent': { 'by the session': { en: 'The player is not logged in', bn: 'খেলোয়াড় লগ ইন করা নেই' } },
  },
  outcomes: {},
} satisfies Samples<typeof gateMachine>;
