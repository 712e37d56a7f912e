import { describePaths } from '../harness/path-tests';
import { bonusDetailsSteps } from './bonus-details.steps';

describePaths(bonusDetailsSteps);
