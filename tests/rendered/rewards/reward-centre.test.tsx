import { rewardCentreMachine } from '../../../machines/rewards/reward-centre/reward-centre.machine';
import { rewardCentreDriver } from '../../drivers/rewards/reward-centre.driver';
import { describePaths } from '../support/describe-paths';
import { listOf } from '../support/lists';
import { member } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { rewardPage } from '../support/reward-lists';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'reward-centre',
  driver: rewardCentreDriver,
  children: member,
  hosted: { rewardCenter: held(rewardCentreMachine, { list: listOf(rewardPage) }) },
  begin: (page) => openPlace(page, 'rewardCenter'),
});
