import { describePaths } from '../harness/path-tests';
import { depositLimitSteps } from './deposit-limit.steps';

describePaths(depositLimitSteps);
