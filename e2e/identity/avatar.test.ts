import { describePaths } from '../harness/path-tests';
import { avatarSteps } from './avatar.steps';

describePaths(avatarSteps);
