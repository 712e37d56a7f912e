import { describePaths } from '../harness/path-tests';
import { teamSteps } from './team.steps';

describePaths(teamSteps);
