import { timeOutMachine } from '../../../machines/money/time-out/time-out.machine';
import { timeOutDriver } from '../../drivers/money/time-out.driver';
import { describePaths } from '../support/describe-paths';
import { form } from '../support/neighbours';
import { limitsWith, openLimitsPart } from '../support/open-limits';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'time-out',
  driver: timeOutDriver,
  ...limitsWith({ timeOut: held(timeOutMachine, { timeOutForm: form }) }),
  begin: (page, input) =>
    openLimitsPart(page, { type: 'timeOut.chosen' }, 'timeOut', { timeOutUntil: Object(input).until }),
});
