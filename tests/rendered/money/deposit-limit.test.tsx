import { depositLimitMachine } from '../../../machines/money/deposit-limit/deposit-limit.machine';
import { depositLimitDriver } from '../../drivers/money/deposit-limit.driver';
import { describePaths } from '../support/describe-paths';
import { form } from '../support/neighbours';
import { limitsWith, openLimitsPart } from '../support/open-limits';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'deposit-limit',
  driver: depositLimitDriver,
  ...limitsWith({ depositLimit: held(depositLimitMachine, { limitForm: form }) }),
  begin: (page) => openLimitsPart(page, { type: 'limit.chosen', period: 'week' }, 'depositLimit'),
});
