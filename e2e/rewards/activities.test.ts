import { describePaths } from '../harness/path-tests';
import { activitiesSteps } from './activities.steps';

describePaths(activitiesSteps);
