import type { countryListMachine } from '../../../machines/platform/country-list/country-list.machine';
import type { Driver } from '../../../src/atlas';
import { goesOn } from '../goes-on';

/** The country codes load in the background, and the page continues whatever happens. */
export const countryListDriver = {
  events: {},
  states: {
    loading: goesOn,
    coolingDown: goesOn,
    ready: goesOn,
  },
  outcomes: { loadCountries: { offline: (gateway) => gateway.cut() } },
  endings: { loadCountries: 'countries' },
} satisfies Driver<typeof countryListMachine>;
