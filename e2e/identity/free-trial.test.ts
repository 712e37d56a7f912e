import { describePaths } from '../harness/path-tests';
import { freeTrialSteps } from './free-trial.steps';

describePaths(freeTrialSteps);
