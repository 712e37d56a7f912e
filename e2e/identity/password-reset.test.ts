import { describePaths } from '../harness/path-tests';
import { passwordResetSteps } from './password-reset.steps';

describePaths(passwordResetSteps);
