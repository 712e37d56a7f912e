import { describePaths } from '../harness/path-tests';
import { securityCentreSteps } from './security-centre.steps';

describePaths(securityCentreSteps);
