import { loginMachine } from '../../machines/login/login.machine';
import { loginSamples } from '../../machines/login/login.samples';
import { loginDriver } from '../drivers/login.driver';
import { dialogsWith, loginNeighbours, neighbours } from './support/neighbours';
import { openLogin } from './support/open-login';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

const inputs = Object.values(loginSamples.inputs);

tour({
  flow: 'login',
  driver: loginDriver,
  children: () => ({ ...neighbours(), dialogs: dialogsWith({ login: held(loginMachine, loginNeighbours()) }) }),
  begin: (page, input) =>
    openLogin(
      page,
      inputs.find((one) => one === input),
    ),
});
