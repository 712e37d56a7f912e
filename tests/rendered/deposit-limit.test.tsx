import { depositLimitMachine } from '../../machines/deposit-limit/deposit-limit.machine';
import { formMachine } from '../../machines/form/form.machine';
import { depositLimitDriver } from '../drivers/deposit-limit.driver';
import { poses } from './support/neighbours';
import { limitsWith, openLimitsPart } from './support/open-limits';
import { held, inert } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'deposit-limit',
  driver: depositLimitDriver,
  children: () => limitsWith({ depositLimit: held(depositLimitMachine, { limitForm: inert(formMachine, poses.inForm) }) }),
  begin: (page) => openLimitsPart(page, { type: 'limit.chosen', period: 'week' }, 'depositLimit'),
});
