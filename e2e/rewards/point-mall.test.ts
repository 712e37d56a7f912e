import { describePaths } from '../harness/path-tests';
import { pointMallSteps } from './point-mall.steps';

describePaths(pointMallSteps);
