import { describePaths } from '../harness/path-tests';
import { teamRegistrationSteps } from './team-registration.steps';

describePaths(teamRegistrationSteps);
