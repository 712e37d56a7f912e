import { describePaths } from '../harness/path-tests';
import { playerLimitSteps } from './player-limit.steps';

describePaths(playerLimitSteps);
