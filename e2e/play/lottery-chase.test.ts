import { describePaths } from '../harness/path-tests';
import { lotteryChaseSteps } from './lottery-chase.steps';

describePaths(lotteryChaseSteps);
