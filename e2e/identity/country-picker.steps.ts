import { countryPickerDriver } from '../../tests/drivers/identity/country-picker.driver';
import { inLogin } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

export const countryPickerSteps = flowSteps('country-picker', countryPickerDriver, {
  openings: {
    'the tab for codes opens': {
      input: 'in Bangladesh',
      fixture: 'visitor',
      ...inLogin(async ({ screen }) => {
        await screen.press('login.tab.mobile');
        await screen.sees('combobox', 'phone.country');
      }),
    },
  },
  causes: {
    'country.selected': ({ page }) => page.getByRole('option', { name: /91|৯১/ }).first().dispatchEvent('click'),
  },
});
