import { describePaths } from '../harness/path-tests';
import { transferUplineSteps } from './transfer-upline.steps';

describePaths(transferUplineSteps);
