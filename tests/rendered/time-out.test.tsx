import { formMachine } from '../../machines/form/form.machine';
import { timeOutMachine } from '../../machines/time-out/time-out.machine';
import { timeOutDriver } from '../drivers/time-out.driver';
import { poses } from './support/neighbours';
import { limitsWith, openLimitsPart } from './support/open-limits';
import { held, inert } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'time-out',
  driver: timeOutDriver,
  children: () => limitsWith({ timeOut: held(timeOutMachine, { timeOutForm: inert(formMachine, poses.inForm) }) }),
  begin: (page, input) => openLimitsPart(page, { type: 'timeOut.chosen' }, 'timeOut', { timeOutUntil: Object(input).until }),
});
