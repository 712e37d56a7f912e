import { countryListDriver } from '../../tests/drivers/platform/country-list.driver';
import { flowSteps } from '../harness/row';

export const countryListSteps = flowSteps('country-list', countryListDriver, {
  openings: { 'somebody arrives': { fixture: 'visitor', open: ({ page }) => page.goto('/') } },
});
