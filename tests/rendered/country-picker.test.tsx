import { countryPickerMachine } from '../../machines/country-picker/country-picker.machine';
import { loginMachine } from '../../machines/login/login.machine';
import { countryPickerDriver } from '../drivers/country-picker.driver';
import { dialogsWith, loginNeighbours, neighbours, poses } from './support/neighbours';
import { openLoginForm } from './support/open-login';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'country-picker',
  driver: countryPickerDriver,
  children: () => {
    const login = held(loginMachine, { ...loginNeighbours(poses.noCaptcha), countryPicker: held(countryPickerMachine) });
    return { ...neighbours(), dialogs: dialogsWith({ login }) };
  },
  begin: async (page) => childOf(await openLoginForm(page, { way: 'mobile' }), 'countryPicker'),
});
