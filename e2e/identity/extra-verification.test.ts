import { describePaths } from '../harness/path-tests';
import { extraVerificationSteps } from './extra-verification.steps';

describePaths(extraVerificationSteps);
