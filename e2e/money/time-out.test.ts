import { describePaths } from '../harness/path-tests';
import { timeOutSteps } from './time-out.steps';

describePaths(timeOutSteps);
