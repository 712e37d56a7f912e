import { describePaths } from '../harness/path-tests';
import { balanceSteps } from './balance.steps';

describePaths(balanceSteps);
