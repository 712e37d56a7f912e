import { describePaths } from '../harness/path-tests';
import { missionsSteps } from './missions.steps';

describePaths(missionsSteps);
