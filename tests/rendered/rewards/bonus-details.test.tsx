import { bonusDetailsMachine } from '../../../machines/rewards/bonus-details/bonus-details.machine';
import { bonusDetailsDriver } from '../../drivers/rewards/bonus-details.driver';
import { describePaths } from '../support/describe-paths';
import { listOf } from '../support/lists';
import { member } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { bonusPage } from '../support/reward-lists';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'bonus-details',
  driver: bonusDetailsDriver,
  children: member,
  hosted: { bonusDetails: held(bonusDetailsMachine, { list: listOf(bonusPage) }) },
  begin: (page) => openPlace(page, 'bonusDetails'),
});
