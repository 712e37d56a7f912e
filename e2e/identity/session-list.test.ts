import { describePaths } from '../harness/path-tests';
import { sessionListSteps } from './session-list.steps';

describePaths(sessionListSteps);
