import { countryListDriver } from '../../tests/drivers/platform/country-list.driver';
import { describePaths } from '../support/row';

describePaths('country-list', countryListDriver, {
  openings: { 'somebody arrives': { fixture: 'visitor', open: ({ page }) => page.goto('/') } },
});
