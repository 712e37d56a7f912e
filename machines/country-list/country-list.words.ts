import type { Words } from '../../src/atlas';
import type { countryListMachine } from './country-list.machine';
import type { countryListSamples } from './country-list.samples';

/** What QA and product read of the country codes. */
export const countryListWords = {
  en: {
    title: 'The country codes are loaded at the start',
    states: {
      loading: 'The country codes are being loaded',
      coolingDown: 'The country codes are tried again in half a minute',
      ready: 'The country codes are there',
    },
    events: {},
    outcomes: { loadCountries: { 'the list came': 'The country codes come', offline: 'The gateway cannot be reached' } },
  },
  bn: {
    title: 'শুরুতেই দেশের কোড আনা হয়',
    states: {
      loading: 'দেশের কোড আসছে',
      coolingDown: 'আধা মিনিট পরে দেশের কোড আবার চাওয়া হবে',
      ready: 'দেশের কোড এসে গেছে',
    },
    events: {},
    outcomes: { loadCountries: { 'the list came': 'দেশের কোড আসে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' } },
  },
} satisfies Words<typeof countryListMachine, typeof countryListSamples>;
