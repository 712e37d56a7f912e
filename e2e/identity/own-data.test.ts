import { describePaths } from '../harness/path-tests';
import { ownDataSteps } from './own-data.steps';

describePaths(ownDataSteps);
