import { describePaths } from '../harness/path-tests';
import { lotteryOrderSteps } from './lottery-order.steps';

describePaths(lotteryOrderSteps);
