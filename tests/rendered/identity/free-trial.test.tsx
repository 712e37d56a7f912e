import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { freeTrialMachine } from '../../../machines/identity/free-trial/free-trial.machine';
import { freeTrialDriver } from '../../drivers/identity/free-trial.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { mockStates } from '../harness/siblings';
import { held, inert } from '../harness/test-doubles';

const inside = { captcha: inert(captchaMachine, mockStates.captcha), entry: inert(entryMachine, mockStates.entering) };

describePaths({
  flow: 'free-trial',
  driver: freeTrialDriver,
  hosted: { freeTrial: held(freeTrialMachine, inside) },
  begin: (page) => openPlace(page, 'freeTrial'),
});
