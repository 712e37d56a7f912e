import { describePaths } from '../harness/path-tests';
import { profileSteps } from './profile.steps';

describePaths(profileSteps);
