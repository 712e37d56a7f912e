import type { Samples } from '../../src/atlas';
import type { countryListMachine } from './country-list.machine';

/** How reading the country codes can end. */
export const countryListSamples = {
  events: {},
  outcomes: {
    loadCountries: {
      'the list came': { output: undefined },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof countryListMachine>;
