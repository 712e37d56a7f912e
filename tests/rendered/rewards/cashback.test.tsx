import { cashbackMachine } from '../../../machines/rewards/cashback/cashback.machine';
import { cashbackDriver } from '../../drivers/rewards/cashback.driver';
import { describePaths } from '../support/describe-paths';
import { cashback, listOf } from '../support/lists';
import { member } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'cashback',
  driver: cashbackDriver,
  children: member,
  hosted: { manualRebate: held(cashbackMachine, { list: listOf(cashback) }) },
  begin: (page) => openPlace(page, 'manualRebate'),
});
