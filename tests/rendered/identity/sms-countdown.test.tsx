import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { smsCountdownMachine } from '../../../machines/identity/sms-countdown/sms-countdown.machine';
import { smsCountdownDriver } from '../../drivers/identity/sms-countdown.driver';
import { describePaths } from '../harness/describe-paths';
import { loginWith, openLoginForm } from '../harness/open-login';
import { mockStates } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

describePaths({
  flow: 'sms-countdown',
  driver: smsCountdownDriver,
  ...loginWith({ captcha: inert(captchaMachine, mockStates.noCaptcha), smsCountdown: held(smsCountdownMachine) }),
  begin: async (page) => childOf(await openLoginForm(page, { method: 'mobile' }), 'smsCountdown'),
});
