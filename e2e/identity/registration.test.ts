import { describePaths } from '../harness/path-tests';
import { registrationSteps } from './registration.steps';

describePaths(registrationSteps);
