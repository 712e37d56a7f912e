import type { Words } from '../../src/atlas';
import type { languageMachine } from './language.machine';
import type { languageSamples } from './language.samples';

/** What QA and product read of the language of the page. */
export const languageWords = {
  title: { en: 'The portal is in Bengali or English', bn: 'পোর্টাল বাংলা বা ইংরেজিতে' },
  states: {
    settled: { en: 'The language picker can be used', bn: 'ভাষা বেছে নেওয়া যায়' },
    changing: { en: 'The language picker shows a spinner', bn: 'ভাষা বাছাইয়ের জায়গায় লোডিং চিহ্ন' },
    telling: { en: 'The page is in the new language', bn: 'পেজটি নতুন ভাষায় দেখা যায়' },
  },
  events: {
    'language.requested': { English: { en: 'Pick English in the language picker', bn: 'ভাষার তালিকা থেকে ইংরেজি বেছে নিন' } },
  },
  outcomes: {
    changeLanguage: {
      'the words came': { en: 'The words of the language come', bn: 'ভাষার লেখাগুলো আসে' },
      'the words did not come': { en: 'They do not come', bn: 'ভাষার লেখাগুলো আসে না' },
    },
    tellLanguage: {
      told: { en: 'The gateway is told the language', bn: 'গেটওয়েকে ভাষা জানানো হয়েছে' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
  inputs: {
    'in Bengali': { en: 'Open the portal in Bengali', bn: 'বাংলায় পোর্টাল খুলুন' },
  },
} satisfies Words<typeof languageMachine, typeof languageSamples>;
