import { describePaths } from '../harness/path-tests';
import { withdrawalSteps } from './withdrawal.steps';

describePaths(withdrawalSteps);
