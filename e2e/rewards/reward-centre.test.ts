import { describePaths } from '../harness/path-tests';
import { rewardCentreSteps } from './reward-centre.steps';

describePaths(rewardCentreSteps);
