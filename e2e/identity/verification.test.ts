import { describePaths } from '../harness/path-tests';
import { verificationSteps } from './verification.steps';

describePaths(verificationSteps);
