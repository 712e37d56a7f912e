import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { captchaDriver } from '../../drivers/identity/captcha.driver';
import { describePaths } from '../harness/describe-paths';
import { loginWith, openLoginForm } from '../harness/open-login';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'captcha',
  driver: captchaDriver,
  ...loginWith({ captcha: held(captchaMachine) }),
  begin: async (page) => childOf(await openLoginForm(page), 'captcha'),
});
