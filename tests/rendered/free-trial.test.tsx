import { captchaMachine } from '../../machines/captcha/captcha.machine';
import { entryMachine } from '../../machines/entry/entry.machine';
import { freeTrialMachine } from '../../machines/free-trial/free-trial.machine';
import { freeTrialDriver } from '../drivers/free-trial.driver';
import { dialogsWith, neighbours, poses } from './support/neighbours';
import { openWayIn } from './support/open-entrance';
import { held, inert } from './support/stand-ins';
import { tour } from './support/tour';

const inside = { captcha: inert(captchaMachine, poses.captcha), entry: inert(entryMachine, poses.entering) };

tour({
  flow: 'free-trial',
  driver: freeTrialDriver,
  children: () => ({ ...neighbours(), dialogs: dialogsWith({ freeTrial: held(freeTrialMachine, inside) }) }),
  begin: (page) => openWayIn(page, { name: 'freeTrial' }),
});
