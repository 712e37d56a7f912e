import { countryListDriver } from '../../tests/drivers/platform/country-list.driver';
import { describePaths } from '../harness/row';

describePaths('country-list', countryListDriver, {
  openings: { 'somebody arrives': { fixture: 'visitor', open: ({ page }) => page.goto('/') } },
});
