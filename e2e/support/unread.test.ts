import { describePaths } from '../harness/path-tests';
import { unreadSteps } from './unread.steps';

describePaths(unreadSteps);
