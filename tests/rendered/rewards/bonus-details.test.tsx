import { bonusDetailsMachine } from '../../../machines/rewards/bonus-details/bonus-details.machine';
import { bonusDetailsDriver } from '../../drivers/rewards/bonus-details.driver';
import { describePaths } from '../harness/describe-paths';
import { bonusPage, listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'bonus-details',
  driver: bonusDetailsDriver,
  children: member,
  hosted: { bonusDetails: held(bonusDetailsMachine, { list: listOf(bonusPage) }) },
  begin: (page) => openPlace(page, 'bonusDetails'),
});
