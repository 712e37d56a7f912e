import { describePaths } from '../harness/path-tests';
import { promotionsSteps } from './promotions.steps';

describePaths(promotionsSteps);
