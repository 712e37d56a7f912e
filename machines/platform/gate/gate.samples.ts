import type { Samples } from '../../../src/atlas';
import type { gateMachine } from './gate.machine';

export const gateSamples = {
  title: { en: 'Login required for some pages', bn: 'পেজ দেখার আগে লগ ইন লাগতে পারে' },
  states: {
    unknown: { en: 'It is not known yet whether a login comes first', bn: 'আগে লগ ইন লাগবে কি না এখনও জানা নেই' },
    open: { en: 'Every page is open without a login', bn: 'সব পেজ সবার জন্য খোলা' },
    guarded: { en: 'A login comes first', bn: 'আগে লগ ইন করতে হয়' },
    'guarded.asking': { en: 'Checks for a session', bn: 'কেউ লগ ইন করা আছেন কি না দেখা হচ্ছে' },
    'guarded.passing': { en: 'Every page is open, as a user is logged in', bn: 'লগ ইন করা আছে বলে সব পেজ খোলা' },
    'guarded.locked': {
      en: 'The login page is shown instead of the page that was asked for',
      bn: 'চাওয়া পেজের বদলে লগ ইন পেজ দেখা যায়',
    },
  },
  events: {
    'site.opened': {
      'to everybody': {
        event: { loginFirst: false },
        en: 'The portal turns out to be open without a login',
        bn: 'জানা যায় পোর্টাল সবার জন্য খোলা',
      },
      'after a login': {
        event: { loginFirst: true },
        en: 'The portal turns out to be open only after a login',
        bn: 'জানা যায় পোর্টাল কেবল লগ ইনের পরে খোলা',
      },
    },
    'session.present': { 'by the session': { en: 'A user turns out to be logged in', bn: 'জানা যায় কেউ লগ ইন করা আছেন' } },
    'session.absent': { 'by the session': { en: 'No one turns out to be logged in', bn: 'জানা যায় কেউ লগ ইন করা নেই' } },
  },
  outcomes: {},
} satisfies Samples<typeof gateMachine>;
