import type { Words } from '../../src/atlas';
import type { gateMachine } from './gate.machine';
import type { gateSamples } from './gate.samples';

/** What QA and product read of the gate before pages that need a login. */
export const gateWords = {
  en: {
    title: 'Login required for some pages',
    states: {
      unknown: 'It is not known yet whether a login comes first',
      open: 'Every page is open without a login',
      guarded: 'A login comes first',
      'guarded.asking': 'It is looked whether a user is logged in',
      'guarded.passing': 'Every page is open, as a user is logged in',
      'guarded.locked': 'The login page is shown instead of the page that was asked for',
    },
    events: {
      'site.opened': {
        'to everybody': 'The portal turns out to be open without a login',
        'after a login': 'The portal turns out to be open only after a login',
      },
      'session.present': { 'by the session': 'A user turns out to be logged in' },
      'session.absent': { 'by the session': 'No one turns out to be logged in' },
    },
    outcomes: {},
  },
  bn: {
    title: 'পেজ দেখার আগে লগ ইন লাগতে পারে',
    states: {
      unknown: 'আগে লগ ইন লাগবে কি না এখনও জানা নেই',
      open: 'সব পেজ সবার জন্য খোলা',
      guarded: 'আগে লগ ইন করতে হয়',
      'guarded.asking': 'কেউ লগ ইন করা আছেন কি না দেখা হচ্ছে',
      'guarded.passing': 'লগ ইন করা আছে বলে সব পেজ খোলা',
      'guarded.locked': 'চাওয়া পেজের বদলে লগ ইন পেজ দেখা যায়',
    },
    events: {
      'site.opened': {
        'to everybody': 'জানা যায় পোর্টাল সবার জন্য খোলা',
        'after a login': 'জানা যায় পোর্টাল কেবল লগ ইনের পরে খোলা',
      },
      'session.present': { 'by the session': 'জানা যায় কেউ লগ ইন করা আছেন' },
      'session.absent': { 'by the session': 'জানা যায় কেউ লগ ইন করা নেই' },
    },
    outcomes: {},
  },
} satisfies Words<typeof gateMachine, typeof gateSamples>;
