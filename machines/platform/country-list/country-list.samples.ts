import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { countryListMachine } from './country-list.machine';

export const countryListSamples = {
  title: { en: 'The country codes are loaded at the start', bn: 'শুরুতেই দেশের কোড আনা হয়' },
  states: {
    loading: { en: 'The country codes are being loaded', bn: 'দেশের কোড আসছে' },
    coolingDown: { en: 'The country codes are tried again in half a minute', bn: 'আধা মিনিট পরে দেশের কোড আবার চাওয়া হবে' },
    ready: { en: 'The country codes are there', bn: 'দেশের কোড এসে গেছে' },
  },
  events: {},
  outcomes: {
    loadCountries: {
      'the list came': { output: undefined, en: 'The country codes come', bn: 'দেশের কোড আসে' },
      offline,
    },
  },
} satisfies Samples<typeof countryListMachine>;
