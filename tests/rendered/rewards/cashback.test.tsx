import { cashbackMachine } from '../../../machines/rewards/cashback/cashback.machine';
import { cashbackDriver } from '../../drivers/rewards/cashback.driver';
import { describePaths } from '../harness/describe-paths';
import { cashback, listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'cashback',
  driver: cashbackDriver,
  children: member,
  hosted: { manualRebate: held(cashbackMachine, { list: listOf(cashback) }) },
  begin: (page) => openPlace(page, 'manualRebate'),
});
