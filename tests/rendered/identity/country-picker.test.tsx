import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { countryPickerMachine } from '../../../machines/identity/country-picker/country-picker.machine';
import { countryPickerDriver } from '../../drivers/identity/country-picker.driver';
import { describePaths } from '../harness/describe-paths';
import { poses } from '../harness/neighbours';
import { loginWith, openLoginForm } from '../harness/open-login';
import { childOf, held, inert } from '../harness/stand-ins';

describePaths({
  flow: 'country-picker',
  driver: countryPickerDriver,
  ...loginWith({ captcha: inert(captchaMachine, poses.noCaptcha), countryPicker: held(countryPickerMachine) }),
  begin: async (page) => childOf(await openLoginForm(page, { way: 'mobile' }), 'countryPicker'),
});
