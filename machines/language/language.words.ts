import type { Words } from '../../src/atlas';
import type { languageMachine } from './language.machine';
import type { languageSamples } from './language.samples';

/** What QA and product read of the language of the page. */
export const languageWords = {
  en: {
    title: 'The portal is in Bengali or English',
    states: {
      settled: 'The language picker can be used',
      changing: 'The language picker shows a spinner',
      telling: 'The page is in the new language',
    },
    events: { 'language.requested': { English: 'Pick English in the language picker' } },
    outcomes: {
      changeLanguage: { 'the words came': 'The words of the language come', 'the words did not come': 'They do not come' },
      tellLanguage: { told: 'The gateway is told the language', offline: 'The gateway cannot be reached' },
    },
    inputs: { 'in Bengali': 'Open the portal in Bengali' },
  },
  bn: {
    title: 'পোর্টাল বাংলা বা ইংরেজিতে',
    states: {
      settled: 'ভাষা বেছে নেওয়া যায়',
      changing: 'ভাষা বাছাইয়ের জায়গায় লোডিং চিহ্ন',
      telling: 'পেজটি নতুন ভাষায় দেখা যায়',
    },
    events: { 'language.requested': { English: 'ভাষার তালিকা থেকে ইংরেজি বেছে নিন' } },
    outcomes: {
      changeLanguage: { 'the words came': 'ভাষার লেখাগুলো আসে', 'the words did not come': 'ভাষার লেখাগুলো আসে না' },
      tellLanguage: { told: 'গেটওয়েকে ভাষা জানানো হয়েছে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
    inputs: { 'in Bengali': 'বাংলায় পোর্টাল খুলুন' },
  },
} satisfies Words<typeof languageMachine, typeof languageSamples>;
