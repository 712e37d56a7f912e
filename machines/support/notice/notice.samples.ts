import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { noticeMachine } from './notice.machine';

const id = '01930000-0000-7000-8000-0000000000a1';

/** Notices, and outcomes of reading them. */
export const noticeSamples = {
  title: { en: 'A notice', bn: 'একটি নোটিশ' },
  states: {
    loading: { en: 'The dialog shows that the notice is loading', bn: 'নোটিশ লোড হচ্ছে দেখা যায়' },
    shown: {
      en: 'The notice is shown with its title, its day and its content',
      bn: 'নোটিশের শিরোনাম, তারিখ ও লেখা দেখা যায়',
    },
    gone: {
      en: 'Shows that the notice is no longer available, and offers the list',
      bn: 'নোটিশটি আর নেই জানানো হয়, তালিকায় যাওয়া যায়',
    },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
  },
  inputs: {
    'one by its id': {
      input: { id },
      en: 'Choose a notice from the list, or open a link to it',
      bn: 'তালিকা থেকে একটি নোটিশ বেছে নিন, বা তার লিংক খুলুন',
    },
  },
  events: {
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'language.changed': { 'by the reader': { en: 'Choose the other language', bn: 'অন্য ভাষা বাছুন' } },
  },
  outcomes: {
    watchLanguage: { failed: { ...broken, en: 'The choice of language goes unnoticed', bn: 'ভাষা বদল ধরা পড়ে না' } },
    loadNotice: {
      shown: {
        output: {
          kind: 'shown',
          notice: {
            id,
            type: 'PL',
            title: 'Withdrawal hours',
            content: '<p>Every day from <strong>9 am to 11 pm</strong>.</p><ol><li>Send the request.</li></ol>',
            date: '2026-11-16',
          },
        },
        en: 'The notice comes',
        bn: 'নোটিশটি আসে',
      },
      gone: {
        output: { kind: 'gone' },
        en: 'The notice is over, or was removed',
        bn: 'নোটিশের সময় শেষ, বা সরিয়ে নেওয়া হয়েছে',
      },
      offline,
    },
  },
} satisfies Samples<typeof noticeMachine>;
