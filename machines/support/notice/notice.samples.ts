import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { noticeMachine } from './notice.machine';

const id = '01930000-0000-7000-8000-0000000000a1';

/** Notices, and outcomes of loading one. */
export const noticeSamples = {
  title: { en: 'Notice', bn: 'নোটিশ' },
  states: {
    loading: { en: 'The notice is loading', bn: 'নোটিশটি লোড হচ্ছে' },
    loaded: {
      en: 'The notice is shown with title, date and content',
      bn: 'শিরোনাম, তারিখ ও লেখাসহ নোটিশটি দেখা যায়',
    },
    notFound: {
      en: 'A message says that the notice is no longer available; "All notices" is offered',
      bn: 'নোটিশটি আর নেই জানানো হয়; "সব নোটিশ" লিংক আছে',
    },
    failed: {
      en: 'An error says why the notice did not load; "Try again" is offered',
      bn: 'নোটিশটি কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  inputs: {
    'opened by its id': {
      input: { id },
      en: 'Choose a notice from the list, or open a link to one',
      bn: 'তালিকা থেকে একটি নোটিশ বেছে নিন, বা নোটিশের লিংক খুলুন',
    },
  },
  events: {
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'language.changed': { 'by the reader': { en: 'Switch to the other language', bn: 'অন্য ভাষা বেছে নিন' } },
  },
  outcomes: {
    watchLanguage: { failed: { ...broken, en: 'Detecting language changes fails', bn: 'ভাষা বদল ধরা পড়ে না' } },
    loadNotice: {
      loaded: {
        output: {
          kind: 'loaded',
          notice: {
            id,
            type: 'PL',
            title: 'Withdrawal hours',
            content: '<p>Every day from <strong>9 am to 11 pm</strong>.</p><ol><li>Send the request.</li></ol>',
            date: '2026-11-16',
          },
        },
        en: 'The server returns the notice',
        bn: 'সার্ভার নোটিশটি পাঠায়',
      },
      gone: {
        output: { kind: 'gone' },
        en: 'The notice has expired or was removed',
        bn: 'নোটিশের মেয়াদ শেষ, বা সেটি সরিয়ে নেওয়া হয়েছে',
      },
      offline,
    },
  },
} satisfies Samples<typeof noticeMachine>;
