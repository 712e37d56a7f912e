import { describePaths } from '../harness/path-tests';
import { realityCheckSteps } from './reality-check.steps';

describePaths(realityCheckSteps);
