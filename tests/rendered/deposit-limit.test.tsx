import { depositLimitMachine } from '../../machines/deposit-limit/deposit-limit.machine';
import { depositLimitDriver } from '../drivers/deposit-limit.driver';
import { form } from './support/neighbours';
import { limitsWith, openLimitsPart } from './support/open-limits';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'deposit-limit',
  driver: depositLimitDriver,
  ...limitsWith({ depositLimit: held(depositLimitMachine, { limitForm: form }) }),
  begin: (page) => openLimitsPart(page, { type: 'limit.chosen', period: 'week' }, 'depositLimit'),
});
