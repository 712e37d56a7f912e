import { captchaMachine } from '../../machines/captcha/captcha.machine';
import { captchaDriver } from '../drivers/captcha.driver';
import { loginWith, openLoginForm } from './support/open-login';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'captcha',
  driver: captchaDriver,
  ...loginWith({ captcha: held(captchaMachine) }),
  begin: async (page) => childOf(await openLoginForm(page), 'captcha'),
});
