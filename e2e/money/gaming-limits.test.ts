import { describePaths } from '../harness/path-tests';
import { gamingLimitsSteps } from './gaming-limits.steps';

describePaths(gamingLimitsSteps);
