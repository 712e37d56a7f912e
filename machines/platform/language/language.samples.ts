import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { languageMachine } from './language.machine';

/** The requested language, and outcomes of the change. */
export const languageSamples = {
  title: { en: 'The portal is in Bengali or English', bn: 'পোর্টাল বাংলা বা ইংরেজিতে' },
  states: {
    settled: { en: 'The language picker can be used', bn: 'ভাষা বেছে নেওয়া যায়' },
    changing: { en: 'The language picker shows a spinner', bn: 'ভাষা বাছাইয়ের জায়গায় লোডিং চিহ্ন' },
    telling: { en: 'The page is in the new language', bn: 'পেজটি নতুন ভাষায় দেখা যায়' },
  },
  inputs: { 'in Bengali': { input: { language: 'bn' }, en: 'Open the portal in Bengali', bn: 'বাংলায় পোর্টাল খুলুন' } },
  events: {
    'language.requested': {
      English: {
        event: { language: 'en' },
        en: 'Pick English in the language picker',
        bn: 'ভাষার তালিকা থেকে ইংরেজি বেছে নিন',
      },
    },
  },
  outcomes: {
    changeLanguage: {
      'the words came': { output: 'en', en: 'The words of the language come', bn: 'ভাষার লেখাগুলো আসে' },
      'the words did not come': { ...offline, en: 'They do not come', bn: 'ভাষার লেখাগুলো আসে না' },
    },
    tellLanguage: {
      told: { output: undefined, en: 'The gateway is notified of the language', bn: 'গেটওয়েকে ভাষা জানানো হয়েছে' },
      offline,
    },
  },
} satisfies Samples<typeof languageMachine>;
