import type { Words } from '../../src/atlas';
import type { noticeMachine } from './notice.machine';
import type { noticeSamples } from './notice.samples';

/** What QA and product read of a notice. */
export const noticeWords = {
  title: { en: 'A notice', bn: 'একটি নোটিশ' },
  inputs: {
    'one by its id': { en: 'Choose a notice from the list, or open a link to it', bn: 'তালিকা থেকে একটি নোটিশ বেছে নিন, বা তার লিংক খুলুন' },
  },
  states: {
    loading: { en: 'The dialog shows that the notice is loading', bn: 'নোটিশ লোড হচ্ছে দেখা যায়' },
    shown: { en: 'The notice is shown with its title, its day and its content', bn: 'নোটিশের শিরোনাম, তারিখ ও লেখা দেখা যায়' },
    gone: { en: 'Shows that the notice is no longer available, and offers the list', bn: 'নোটিশটি আর নেই জানানো হয়, তালিকায় যাওয়া যায়' },
    failed: { en: 'Shows what went wrong, and offers to try again', bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়' },
  },
  events: {
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadNotice: {
      shown: { en: 'The notice comes', bn: 'নোটিশটি আসে' },
      gone: { en: 'The notice is over, or was removed', bn: 'নোটিশের সময় শেষ, বা সরিয়ে নেওয়া হয়েছে' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof noticeMachine, typeof noticeSamples>;
