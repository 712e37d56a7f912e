import { timeOutMachine } from '../../../machines/money/time-out/time-out.machine';
import { timeOutDriver } from '../../drivers/money/time-out.driver';
import { describePaths } from '../harness/describe-paths';
import { form } from '../harness/neighbours';
import { limitsWith, openLimitsPart } from '../harness/open-limits';
import { held } from '../harness/stand-ins';

describePaths({
  flow: 'time-out',
  driver: timeOutDriver,
  ...limitsWith({ timeOut: held(timeOutMachine, { timeOutForm: form }) }),
  begin: (page, input) =>
    openLimitsPart(page, { type: 'timeOut.selected' }, 'timeOut', { timeOutUntil: Object(input).until }),
});
