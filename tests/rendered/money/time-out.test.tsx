import { timeOutMachine } from '../../../machines/money/time-out/time-out.machine';
import { timeOutDriver } from '../../drivers/money/time-out.driver';
import { describePaths } from '../harness/describe-paths';
import { limitsWith, openLimitsPart } from '../harness/open-limits';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'time-out',
  driver: timeOutDriver,
  ...limitsWith({ timeOut: held(timeOutMachine, { timeOutForm: form }) }),
  begin: (page, input) =>
    openLimitsPart(page, { type: 'timeOut.selected' }, 'timeOut', { timeOutUntil: Object(input).until }),
});
