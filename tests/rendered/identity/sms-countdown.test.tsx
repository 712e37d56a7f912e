import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { smsCountdownMachine } from '../../../machines/identity/sms-countdown/sms-countdown.machine';
import { smsCountdownDriver } from '../../drivers/identity/sms-countdown.driver';
import { describePaths } from '../harness/describe-paths';
import { poses } from '../harness/neighbours';
import { loginWith, openLoginForm } from '../harness/open-login';
import { childOf, held, inert } from '../harness/stand-ins';

describePaths({
  flow: 'sms-countdown',
  driver: smsCountdownDriver,
  ...loginWith({ captcha: inert(captchaMachine, poses.noCaptcha), smsCountdown: held(smsCountdownMachine) }),
  begin: async (page) => childOf(await openLoginForm(page, { way: 'mobile' }), 'smsCountdown'),
});
