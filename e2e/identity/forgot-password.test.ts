import { describePaths } from '../harness/path-tests';
import { forgotPasswordSteps } from './forgot-password.steps';

describePaths(forgotPasswordSteps);
