import { describePaths } from '../harness/path-tests';
import { logoutSteps } from './logout.steps';

describePaths(logoutSteps);
