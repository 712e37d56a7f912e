import { describePaths } from '../harness/path-tests';
import { cashbackSteps } from './cashback.steps';

describePaths(cashbackSteps);
