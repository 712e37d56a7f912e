import { describePaths } from '../harness/path-tests';
import { loginAttemptSteps } from './login-attempt.steps';

describePaths(loginAttemptSteps);
