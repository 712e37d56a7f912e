import { bonusDetailsMachine } from '../../../machines/rewards/bonus-details/bonus-details.machine';
import { bonusDetailsDriver } from '../../drivers/rewards/bonus-details.driver';
import { describePaths } from '../harness/describe-paths';
import { bonusPage, listOf } from '../harness/lists';
import { member } from '../harness/neighbours';
import { openPlace } from '../harness/open-place';
import { held } from '../harness/stand-ins';

describePaths({
  flow: 'bonus-details',
  driver: bonusDetailsDriver,
  children: member,
  hosted: { bonusDetails: held(bonusDetailsMachine, { list: listOf(bonusPage) }) },
  begin: (page) => openPlace(page, 'bonusDetails'),
});
