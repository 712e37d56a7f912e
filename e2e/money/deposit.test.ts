import { describePaths } from '../harness/path-tests';
import { depositSteps } from './deposit.steps';

describePaths(depositSteps);
