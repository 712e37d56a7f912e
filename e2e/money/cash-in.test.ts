import { describePaths } from '../harness/path-tests';
import { cashInSteps } from './cash-in.steps';

describePaths(cashInSteps);
