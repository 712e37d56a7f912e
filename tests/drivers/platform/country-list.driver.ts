import type { countryListMachine } from '../../../machines/platform/country-list/country-list.machine';
import type { Driver } from '../../../src/atlas';
import { goesOn } from '../goes-on';

/** The country codes are read beside the page, which goes on whatever comes of it. */
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
