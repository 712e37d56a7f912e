import { describePaths } from '../harness/path-tests';
import { lotteryPlacementSteps } from './lottery-placement.steps';

describePaths(lotteryPlacementSteps);
