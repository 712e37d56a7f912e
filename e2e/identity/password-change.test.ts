import { describePaths } from '../harness/path-tests';
import { passwordChangeSteps } from './password-change.steps';

describePaths(passwordChangeSteps);
