import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { freeTrialMachine } from '../../../machines/identity/free-trial/free-trial.machine';
import { freeTrialDriver } from '../../drivers/identity/free-trial.driver';
import { describePaths } from '../support/describe-paths';
import { poses } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { held, inert } from '../support/stand-ins';

const inside = { captcha: inert(captchaMachine, poses.captcha), entry: inert(entryMachine, poses.entering) };

describePaths({
  flow: 'free-trial',
  driver: freeTrialDriver,
  hosted: { freeTrial: held(freeTrialMachine, inside) },
  begin: (page) => openPlace(page, 'freeTrial'),
});
