import { describePaths } from '../harness/path-tests';
import { withdrawalsSteps } from './withdrawals.steps';

describePaths(withdrawalsSteps);
