import { describePaths } from '../harness/path-tests';
import { lotteryResultsSteps } from './lottery-results.steps';

describePaths(lotteryResultsSteps);
