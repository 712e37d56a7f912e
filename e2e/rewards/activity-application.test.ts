import { describePaths } from '../harness/path-tests';
import { activityApplicationSteps } from './activity-application.steps';

describePaths(activityApplicationSteps);
