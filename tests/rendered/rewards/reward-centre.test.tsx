import { rewardCentreMachine } from '../../../machines/rewards/reward-centre/reward-centre.machine';
import { rewardCentreDriver } from '../../drivers/rewards/reward-centre.driver';
import { describePaths } from '../harness/describe-paths';
import { listOf, rewardPage } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'reward-centre',
  driver: rewardCentreDriver,
  children: member,
  hosted: { rewardCenter: held(rewardCentreMachine, { list: listOf(rewardPage) }) },
  begin: (page) => openPlace(page, 'rewardCenter'),
});
