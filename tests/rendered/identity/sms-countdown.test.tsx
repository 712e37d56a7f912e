import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { smsCountdownMachine } from '../../../machines/identity/sms-countdown/sms-countdown.machine';
import { smsCountdownDriver } from '../../drivers/identity/sms-countdown.driver';
import { describePaths } from '../support/describe-paths';
import { poses } from '../support/neighbours';
import { loginWith, openLoginForm } from '../support/open-login';
import { childOf, held, inert } from '../support/stand-ins';

describePaths({
  flow: 'sms-countdown',
  driver: smsCountdownDriver,
  ...loginWith({ captcha: inert(captchaMachine, poses.noCaptcha), smsCountdown: held(smsCountdownMachine) }),
  begin: async (page) => childOf(await openLoginForm(page, { way: 'mobile' }), 'smsCountdown'),
});
