import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { countryListMachine } from './country-list.machine';

export const countryListSamples = {
  title: { en: 'Country codes', bn: 'দেশের কোড' },
  states: {
    loading: { en: 'The country codes are loading', bn: 'দেশের কোড লোড হচ্ছে' },
    coolingDown: {
      en: 'Loading failed; the next attempt follows in half a minute',
      bn: 'লোড হয়নি; আধা মিনিট পরে আবার চেষ্টা হবে',
    },
    ready: { en: 'The country codes are loaded', bn: 'দেশের কোড লোড হয়েছে' },
  },
  events: {},
  outcomes: {
    loadCountries: {
      'the list has loaded': {
        output: undefined,
        en: 'The server returns the country codes',
        bn: 'সার্ভার দেশের কোড পাঠায়',
      },
      offline,
    },
  },
} satisfies Samples<typeof countryListMachine>;
