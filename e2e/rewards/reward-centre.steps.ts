import { rewardCentreDriver } from '../../tests/drivers/rewards/reward-centre.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const rewardCentreSteps = flowSteps('reward-centre', rewardCentreDriver, {
  openings: { 'the player has rewards': { fixture: 'memberWithRewards', ...inCentre('rewardCenter') } },
  leads: { 'claim: claimed': null },
});
