import { cashbackMachine } from '../../../machines/rewards/cashback/cashback.machine';
import { cashbackDriver } from '../../drivers/rewards/cashback.driver';
import { describePaths } from '../harness/describe-paths';
import { cashback, listOf } from '../harness/lists';
import { member } from '../harness/neighbours';
import { openPlace } from '../harness/open-place';
import { held } from '../harness/stand-ins';

describePaths({
  flow: 'cashback',
  driver: cashbackDriver,
  children: member,
  hosted: { manualRebate: held(cashbackMachine, { list: listOf(cashback) }) },
  begin: (page) => openPlace(page, 'manualRebate'),
});
