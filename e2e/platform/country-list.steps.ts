import { countryListDriver } from '../../tests/drivers/platform/country-list.driver';
import { flowSteps } from '../harness/row';

export const countryListSteps = flowSteps('country-list', countryListDriver, {
  openings: { 'a visitor arrives': { fixture: 'visitor', open: ({ page }) => page.goto('/') } },
});
