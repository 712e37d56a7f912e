import { describePaths } from '../harness/path-tests';
import { listSteps } from './list.steps';

describePaths(listSteps);
