import { describePaths } from '../harness/path-tests';
import { lotteryBoardSteps } from './lottery-board.steps';

describePaths(lotteryBoardSteps);
