import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { languageMachine } from './language.machine';

/** The requested language, and outcomes of the change. */
export const languageSamples = {
  title: { en: 'Portal language', bn: 'পোর্টালের ভাষা' },
  states: {
    settled: { en: 'The language picker can be used', bn: 'ভাষার তালিকা ব্যবহার করা যায়' },
    changing: { en: 'A spinner is shown in the language picker', bn: 'ভাষার তালিকায় লোডিং চিহ্ন দেখা যায়' },
    notifyingGateway: { en: 'The page is in the new language', bn: 'পেজটি নতুন ভাষায় দেখা যায়' },
  },
  inputs: { 'in Bengali': { input: { language: 'bn' }, en: 'Open the portal in Bengali', bn: 'পোর্টালটি বাংলায় খুলুন' } },
  events: {
    'language.requested': {
      English: {
        event: { language: 'en' },
        en: 'Select English in the language picker',
        bn: 'ভাষার তালিকা থেকে ইংরেজি বেছে নিন',
      },
    },
  },
  outcomes: {
    changeLanguage: {
      'messages loaded': { output: 'en', en: 'The texts of the new language load', bn: 'নতুন ভাষার লেখা লোড হয়' },
      'loading the messages failed': {
        ...offline,
        en: 'The texts of the new language do not load',
        bn: 'নতুন ভাষার লেখা লোড হয় না',
      },
    },
    saveLanguage: {
      saved: { output: undefined, en: 'The server saves the language', bn: 'সার্ভার ভাষাটি সেভ করে' },
      offline,
    },
  },
} satisfies Samples<typeof languageMachine>;
