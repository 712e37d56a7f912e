import { loginMachine } from '../../machines/login/login.machine';
import { smsCountdownMachine } from '../../machines/sms-countdown/sms-countdown.machine';
import { smsCountdownDriver } from '../drivers/sms-countdown.driver';
import { dialogsWith, loginNeighbours, neighbours, poses } from './support/neighbours';
import { openLoginForm } from './support/open-login';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'sms-countdown',
  driver: smsCountdownDriver,
  children: () => {
    const login = held(loginMachine, { ...loginNeighbours(poses.noCaptcha), smsCountdown: held(smsCountdownMachine) });
    return { ...neighbours(), dialogs: dialogsWith({ login }) };
  },
  begin: async (page) => childOf(await openLoginForm(page, { way: 'mobile' }), 'smsCountdown'),
});
