import type { Words } from '../../src/atlas';
import type { noticeMachine } from './notice.machine';
import type { noticeSamples } from './notice.samples';

/** What QA and product read of a notice. */
export const noticeWords = {
  en: {
    title: 'A notice',
    inputs: { 'one by its id': 'Choose a notice from the list, or open a link to it' },
    states: {
      loading: 'The dialog shows that the notice is loading',
      shown: 'The notice is shown with its title, its day and its content',
      gone: 'Shows that the notice is no longer available, and offers the list',
      failed: 'Shows what went wrong, and offers to try again',
    },
    events: { 'retry.requested': { 'by the player': 'Press "Try again"' } },
    outcomes: {
      loadNotice: { shown: 'The notice comes', gone: 'The notice is over, or was removed', offline: 'The gateway cannot be reached' },
    },
  },
  bn: {
    title: 'একটি নোটিশ',
    inputs: { 'one by its id': 'তালিকা থেকে একটি নোটিশ বেছে নিন, বা তার লিংক খুলুন' },
    states: {
      loading: 'নোটিশ লোড হচ্ছে দেখা যায়',
      shown: 'নোটিশের শিরোনাম, তারিখ ও লেখা দেখা যায়',
      gone: 'নোটিশটি আর নেই জানানো হয়, তালিকায় যাওয়া যায়',
      failed: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    events: { 'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' } },
    outcomes: {
      loadNotice: { shown: 'নোটিশটি আসে', gone: 'নোটিশের সময় শেষ, বা সরিয়ে নেওয়া হয়েছে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof noticeMachine, typeof noticeSamples>;
