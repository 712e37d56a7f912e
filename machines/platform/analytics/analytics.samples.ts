import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { analyticsMachine } from './analytics.machine';

export const analyticsSamples = {
  title: { en: 'Visit counting consent', bn: 'ভিজিট গোনার সম্মতি' },
  states: {
    loadingChoice: { en: 'No message is shown yet', bn: 'এখনও কোনো বার্তা দেখা যায় না' },
    off: { en: 'No question is shown; visits are not counted', bn: 'কোনো প্রশ্ন দেখা যায় না; ভিজিট গোনা হয় না' },
    awaitingConsent: {
      en: 'A note at the bottom of the page asks for consent to count visits',
      bn: 'পেজের নিচে ভিজিট গোনার সম্মতি চাওয়া হয়',
    },
    loading: {
      en: 'A note at the bottom of the page says that visits are counted',
      bn: 'পেজের নিচে লেখা থাকে, ভিজিট গোনা হয়',
    },
    counting: {
      en: 'A note at the bottom of the page says that visits are counted',
      bn: 'পেজের নিচে লেখা থাকে, ভিজিট গোনা হয়',
    },
    idle: {
      en: 'The note still says that visits are counted, although the script did not load',
      bn: 'স্ক্রিপ্ট লোড না হলেও লেখা থাকে, ভিজিট গোনা হয়',
    },
    declined: {
      en: 'A note at the bottom of the page says that visits are not counted',
      bn: 'পেজের নিচে লেখা থাকে, ভিজিট গোনা হয় না',
    },
  },
  events: {
    'consent.granted': { 'a yes': { en: 'Press "Allow counting"', bn: '"গোনার অনুমতি দিন" চাপুন' } },
    'consent.declined': {
      declined: { en: 'Press "Don’t allow" or "Stop counting"', bn: '"অনুমতি দেবেন না" বা "গোনা বন্ধ করুন" চাপুন' },
    },
  },
  outcomes: {
    readConsent: {
      'a site without analytics': {
        output: { kind: 'off' },
        en: 'The site does not count visits',
        bn: 'সাইট ভিজিট গোনে না',
      },
      'never prompted': {
        output: { kind: 'unasked' },
        en: 'The player has not decided yet',
        bn: 'খেলোয়াড় এখনও সিদ্ধান্ত নেননি',
      },
      'accepted by the visitor': {
        output: { kind: 'given' },
        en: 'The player has consented before',
        bn: 'খেলোয়াড় আগে সম্মতি দিয়েছেন',
      },
      'declined by the visitor': {
        output: { kind: 'refused' },
        en: 'The player has declined before',
        bn: 'খেলোয়াড় আগে সম্মতি দেননি',
      },
      failed: { ...broken, en: 'The stored choice cannot be read', bn: 'সেভ করা সিদ্ধান্ত জানা যায় না' },
    },
    allow: {
      loaded: { output: undefined, en: 'The script loads', bn: 'স্ক্রিপ্ট লোড হয়' },
      failed: { ...broken, en: 'The script does not load', bn: 'স্ক্রিপ্ট লোড হয় না' },
    },
    count: { failed: { ...broken, en: 'The script fails unexpectedly', bn: 'স্ক্রিপ্ট অপ্রত্যাশিতভাবে ব্যর্থ হয়' } },
    forget: {
      forgotten: { output: undefined, en: 'The browser deletes the cookies', bn: 'ব্রাউজার কুকি মুছে ফেলে' },
      failed: { ...broken, en: 'The browser does not store the choice', bn: 'ব্রাউজারে সিদ্ধান্তটি সেভ হয় না' },
    },
  },
} satisfies Samples<typeof analyticsMachine>;
