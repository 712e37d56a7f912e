import { describePaths } from '../harness/path-tests';
import { moneyMoveSteps } from './money-move.steps';

describePaths(moneyMoveSteps);
