import { countryPickerDriver } from '../tests/drivers/country-picker.driver';
import { tour } from './support/tour';

tour('country-picker', countryPickerDriver, {
  openings: {
    'the tab for codes opens': {
      input: 'in Bangladesh',
      world: {},
      open: async ({ page, screen }) => {
        await page.goto('/');
        await screen.visit('/?dialog=login');
        await screen.sees('dialog', 'login.title');
        await screen.press('login.tab.mobile');
        await screen.sees('combobox', 'phone.country');
      },
    },
  },
  // The focus stays where the list was closed by hand, and comes again only from elsewhere.
  after: ({ sample }) => (sample?.of === 'listCountries' && sample.class !== 'all of them' ? undefined : {}),
  causes: { 'country.chosen': ({ page }) => page.getByRole('option', { name: /91|৯১/ }).first().dispatchEvent('click') },
});
