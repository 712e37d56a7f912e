import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { countryPickerMachine } from '../../../machines/identity/country-picker/country-picker.machine';
import { countryPickerDriver } from '../../drivers/identity/country-picker.driver';
import { describePaths } from '../harness/describe-paths';
import { loginWith, openLoginForm } from '../harness/open-login';
import { mockStates } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

describePaths({
  flow: 'country-picker',
  driver: countryPickerDriver,
  ...loginWith({ captcha: inert(captchaMachine, mockStates.noCaptcha), countryPicker: held(countryPickerMachine) }),
  begin: async (page) => childOf(await openLoginForm(page, { method: 'mobile' }), 'countryPicker'),
});
