import { depositLimitMachine } from '../../../machines/money/deposit-limit/deposit-limit.machine';
import { depositLimitDriver } from '../../drivers/money/deposit-limit.driver';
import { describePaths } from '../harness/describe-paths';
import { form } from '../harness/neighbours';
import { limitsWith, openLimitsPart } from '../harness/open-limits';
import { held } from '../harness/stand-ins';

describePaths({
  flow: 'deposit-limit',
  driver: depositLimitDriver,
  ...limitsWith({ depositLimit: held(depositLimitMachine, { limitForm: form }) }),
  begin: (page) => openLimitsPart(page, { type: 'limit.selected', period: 'week' }, 'depositLimit'),
});
