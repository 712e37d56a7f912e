import { describePaths } from '../harness/path-tests';
import { entrySteps } from './entry.steps';

describePaths(entrySteps);
