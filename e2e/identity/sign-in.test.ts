import { describePaths } from '../harness/path-tests';
import { signInSteps } from './sign-in.steps';

describePaths(signInSteps);
