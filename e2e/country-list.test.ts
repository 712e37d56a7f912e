import { countryListDriver } from '../tests/drivers/country-list.driver';
import { tour } from './support/tour';

tour<Record<string, never>>('country-list', countryListDriver, {
  openings: { 'somebody arrives': { world: {}, open: ({ page }) => page.goto('/') } },
  waits: ({ invoke }) => (invoke === 'loadCountries' ? 'countries' : undefined),
  after: (_, { world }) => world,
});
