import type { Words } from '../../src/atlas';
import type { countryListMachine } from './country-list.machine';
import type { countryListSamples } from './country-list.samples';

/** What QA and product read of the country codes. */
export const countryListWords = {
  title: { en: 'The country codes are loaded at the start', bn: 'শুরুতেই দেশের কোড আনা হয়' },
  states: {
    loading: { en: 'The country codes are being loaded', bn: 'দেশের কোড আসছে' },
    coolingDown: { en: 'The country codes are tried again in half a minute', bn: 'আধা মিনিট পরে দেশের কোড আবার চাওয়া হবে' },
    ready: { en: 'The country codes are there', bn: 'দেশের কোড এসে গেছে' },
  },
  events: {},
  outcomes: {
    loadCountries: {
      'the list came': { en: 'The country codes come', bn: 'দেশের কোড আসে' },
      offline: { en: 'The gateway cannot be reached', bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
    },
  },
} satisfies Words<typeof countryListMachine, typeof countryListSamples>;
