import { captchaMachine } from '../../machines/captcha/captcha.machine';
import { loginMachine } from '../../machines/login/login.machine';
import { captchaDriver } from '../drivers/captcha.driver';
import { dialogsWith, loginNeighbours, neighbours } from './support/neighbours';
import { openLoginForm } from './support/open-login';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'captcha',
  driver: captchaDriver,
  children: () => {
    const login = held(loginMachine, { ...loginNeighbours(), captcha: held(captchaMachine) });
    return { ...neighbours(), dialogs: dialogsWith({ login }) };
  },
  begin: async (page) => childOf(await openLoginForm(page), 'captcha'),
});
