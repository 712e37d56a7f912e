import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { captchaDriver } from '../../drivers/identity/captcha.driver';
import { describePaths } from '../support/describe-paths';
import { loginWith, openLoginForm } from '../support/open-login';
import { childOf, held } from '../support/stand-ins';

describePaths({
  flow: 'captcha',
  driver: captchaDriver,
  ...loginWith({ captcha: held(captchaMachine) }),
  begin: async (page) => childOf(await openLoginForm(page), 'captcha'),
});
