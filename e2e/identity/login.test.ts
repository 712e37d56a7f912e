import { describePaths } from '../harness/path-tests';
import { loginSteps } from './login.steps';

describePaths(loginSteps);
